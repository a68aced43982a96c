// This file is the portraits of the four escapees as the prison took them: engravings on a plate of 60 by 66.

import { type EngravedShape, ring, shape, strokes } from "../../../ui/engraving";

/** The wall with its marks for the height. */
const WALL: EngravedShape[] = [shape("fine", strokes([0, 8, 60], [0, 22, 60], [0, 36, 60], [0, 50, 60]))];

const face = (d = "M18 24Q18 44 30 46 42 44 42 24z"): EngravedShape[] => [
  shape("gold", "M25 42h10v12H25z"),
  shape("gold", d),
];
const eyes: EngravedShape = shape("ink", `${ring(25, 30, 1.3)}${ring(35, 30, 1.3)}`);

/** A coat in the escapee's own colour. */
const coat: EngravedShape[] = [
  shape("red", "M4 66Q6 52 22 49L30 57 38 49Q54 52 56 66z"),
  shape("paper", "M22 49 30 57 38 49 40 53 30 66 20 53z"),
];

/** Ruby Red: a wide hat over waves of hair. */
const RUBY: EngravedShape[] = [
  ...WALL,
  shape("ink", "M13 26Q8 40 14 52 20 54 22 48H38Q40 54 46 52 52 40 47 26z"),
  ...coat,
  ...face(),
  eyes,
  shape("line", "M22 26.500q3-2 6 0M32 26.500q3-2 6 0M30 31l-1.500 5h3"),
  shape("red", "M25 40Q27.500 38 30 39.500 32.500 38 35 40 30 44 25 40z"),
  shape("gold", `${ring(16.5, 42, 1.8)}${ring(43.5, 42, 1.8)}`),
  shape("red", "M17 20Q16 6 30 6T43 20z"),
  shape("ink", "M17 17H43V21H17z"),
  shape("red", "M4 22Q30 14 56 22 50 27 30 25 10 27 4 22z"),
];

/** Gary Green: a flat cap and a beard. */
const GARY: EngravedShape[] = [
  ...WALL,
  ...coat,
  ...face(),
  shape("ink", "M17 30Q17 50 30 52 43 50 43 30 40 36 36 36 30 33 24 36 20 36 17 30z"),
  eyes,
  shape("bold", "M26 41h8"),
  shape("line", "M22 26h6M32 26h6M30 30l-2 4h4"),
  shape("gold", "M16 27q-3 1-1 6l3 1zM44 27q3 1 1 6l-3 1z"),
  shape("green", "M15 24Q13 10 30 9T46 20Q52 21 54 25 46 27 38 23 26 21 15 24z"),
  shape("fine", "M22 12l4 9M30 10l2 11M38 12v9M16 17h28"),
];

/** Beatrice Bleu: a beret, a bob, round glasses. */
const BEATRICE: EngravedShape[] = [
  ...WALL,
  shape("paper", "M14 24Q10 44 15 48H22V28H38V48H45Q50 44 46 24z"),
  ...coat,
  ...face("M19 24Q19 44 30 47 41 44 41 24z"),
  shape("paper", "M16 26Q24 20 30 27 38 20 44 26L42 19H18z"),
  eyes,
  shape("line", `${ring(25, 31, 4.2)}${ring(35, 31, 4.2)}M29.2 31h1.600M30 34v2.500M26.500 41q3.500 2 7 0`),
  shape("fine", "M15 30v16M18 30v16M42 30v16M45 30v16"),
  shape("red", "M11 20Q8 10 24 8 44 5 50 14 52 20 42 20 24 17 11 20z"),
  shape("line", "M32 7V3"),
];

/** Yousef Yellow: a driver's cap and a moustache. */
const YOUSEF: EngravedShape[] = [
  ...WALL,
  shape("ink", "M17 22h26v10h-3v-6H20v6h-3z"),
  ...coat,
  ...face(),
  eyes,
  shape("ink", "M21 38Q26 33 30 36 34 33 39 38 34 40 30 38.500 26 40 21 38z"),
  shape("line", "M21 26.500l7 .500M39 26.500l-7 .500M30 30l-2 4.500h3M27 42.500h6"),
  shape("gold", "M17 28q-3 0-2 6l3 1zM43 28q3 0 2 6l-3 1z"),
  shape("red", "M16 20V13Q20 6 30 6T44 13V20z"),
  shape("ink", "M14 20Q30 15 46 20L49 25Q30 20 12 25z"),
  shape("gold", ring(30, 12.5, 3)),
];

/** The portraits in seat order; what is red in them is printed in the escapee's colour. */
export const PORTRAITS: EngravedShape[][] = [RUBY, GARY, BEATRICE, YOUSEF];
