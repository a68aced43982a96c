// This file is the pictures on Hazards and Telexes: small engravings on a plate of 120 by 80, a place with what befell there.

import { box, type EngravedShape, ring, shape, strokes, waves } from "../../../ui/engraving";

/** Roofs of a pagoda, one above the other, each with its storey. */
const pagoda = (x: number): EngravedShape[] =>
  [0, 1, 2].flatMap((storey) => {
    const [y, half] = [56 - storey * 13, 15 - storey * 3.5];
    return [
      shape("paper", box(x - half + 5, y - 8, 2 * half - 10, 8)),
      shape(
        "red",
        `M${x - half - 3} ${y - 7}Q${x - half + 3} ${y - 8} ${x - half + 6} ${y - 13}H${x + half - 6}Q${x + half - 3} ${y - 8} ${x + half + 3} ${y - 7}z`,
      ),
    ];
  });

/** Lit windows of a tall house. */
const windows = (x: number, y: number, columns: number, rows: number): string =>
  Array.from({ length: columns * rows }, (_, index) =>
    box(x + (index % columns) * 4, y + Math.floor(index / columns) * 5, 1.8, 2.6),
  ).join("");

const GROUND: EngravedShape[] = [
  shape("ground", "M0 56H120V80H0z"),
  shape("fine", strokes([4, 62, 22], [10, 69, 30], [2, 75, 16], [36, 64, 14])),
];

/** What a continent looks like behind it all. */
const PLACES: Record<string, EngravedShape[]> = {
  europe: [
    shape("paper", "M58 56 84 20 110 56z"),
    shape("fine", "M84 20l8 20M88 26l8 18M84 30l6 16M98 40l6 14"),
    shape("paper", "M84 20 76 31 82 29 85 33 89 28 93 32z"),
    ...GROUND,
    shape("paper", box(12, 36, 13, 22)),
    shape("red", "M9 37 18.5 12 28 37z"),
    shape("brass", ring(18.5, 45, 3)),
    shape("paper", box(25, 44, 24, 14)),
    shape("red", "M23 45 28 36H47L52 45z"),
    shape("ink", `${box(30, 49, 3, 4)}${box(37, 49, 3, 4)}${box(43, 49, 3, 4)}`),
    shape("line", "M18.5 12V6M16 8h5"),
  ],
  africa: [
    shape("brass", ring(90, 22, 9)),
    shape("gold", "M0 56Q24 44 50 53T120 47V58H0z"),
    ...GROUND,
    shape("line", "M27 62Q30 48 26 36M28 48Q35 42 38 34"),
    shape("green", "M5 36Q12 23 29 26 46 20 55 33 42 39 30 35 17 40 5 36z"),
    shape("fine", "M12 34q8-5 16-5M32 30q8-3 15 0"),
  ],
  asia: [
    shape("pane", "M50 56 74 26 88 40 100 30 120 56z"),
    shape("fine", "M74 26l8 18M100 30l8 16"),
    ...GROUND,
    ...pagoda(26),
    shape("line", "M26 17V10"),
    shape("brass", ring(26, 8, 2)),
  ],
  australasia: [
    shape("brass", ring(22, 20, 8)),
    shape("red", "M2 56Q6 40 16 38T46 35Q58 36 66 56z"),
    shape("fine", "M14 41v13M24 39v15M34 38v16M44 38v16M54 43v11"),
    ...GROUND,
    shape("line", "M104 60Q102 44 106 32M104 46Q98 40 94 38M105 40Q110 34 114 34"),
    shape("green", "M84 38Q86 30 95 31 98 22 107 24 117 23 118 33 119 40 110 38 102 42 96 39 88 43 84 38z"),
  ],
  americas: [
    shape("pane", "M54 56 62 44H76L82 56z"),
    ...GROUND,
    shape("paper", box(8, 24, 16, 34)),
    shape("paper", "M24 58V34H28V14H31L33 6 35 14H38V34H42V58z"),
    shape("paper", box(42, 32, 12, 26)),
    shape("ink", `${windows(11, 28, 3, 5)}${windows(30, 18, 2, 7)}${windows(45, 36, 2, 4)}`),
    shape("green", "M106 58V34q0-4 3-4t3 4V58zM106 48h-3q-4 0-4-5v-4M112 44h2q3 0 3-4v-3"),
  ],
};

/** What happens in front of it. */
const MISHAPS: Record<string, EngravedShape[]> = {
  pay: [
    shape("paper", "M66 26H98V74l-5.3-4-5.4 4-5.3-4-5.3 4-5.4-4-5.3 4z"),
    shape("fine", strokes([71, 33, 22], [71, 38, 22], [71, 57, 22], [71, 62, 14])),
    shape("line", "M86 43q-2-2.5-5-2-3 .5-3 2.7 0 2.2 4 2.8 4 .6 4 3 0 2.5-3.5 2.7-3 .2-5-2M82 39v16"),
    shape("brass", `${ring(104, 70, 6)}`),
    shape("brass", `${ring(109, 62, 6)}`),
    shape("fine", `${ring(104, 70, 3.6)}${ring(109, 62, 3.6)}`),
  ],
  "lose-all": [
    shape("red", "M62 50Q56 76 84 76T106 50Q84 60 62 50z"),
    shape("paper", "M62 50Q84 42 106 50 84 60 62 50z"),
    shape("ink", "M68 50.5Q84 46 100 50.5 84 56 68 50.5z"),
    shape("brass", `${ring(84, 62, 3)}`),
    shape("paper", "M92 26Q82 14 78 22T91 30Q84 34 87 38T93 31Q100 38 102 33T94 29Q106 24 101 18T92 26z"),
    shape("line", "M92 25v9M91 25l-3-5M93 25l3-5"),
    shape("fine", "M90 44q2-3 1-6M97 46q3-4 1-8"),
  ],
  miss: [
    shape("pane", "M72 32H100Q100 46 89 52 100 58 100 72H72Q72 58 83 52 72 46 72 32z"),
    shape("brass", "M76 38H96Q94 46 86 50 78 46 76 38zM75 71Q76 62 86 60 96 62 97 71z"),
    shape("line", "M86 50v10"),
    shape("red", `${box(68, 26, 36, 6)}${box(68, 72, 36, 6)}`),
    shape("line", "M70 32v40M102 32v40"),
  ],
  hijack: [
    shape("fine", "M6 16Q30 2 60 16M62 24Q50 14 36 20"),
    shape("paper", "M52 34Q70 20 104 22 112 22 112 26 108 32 92 36L60 44Q50 44 52 34z"),
    shape("red", "M54 36 46 20H53L66 33z"),
    shape("red", "M84 36 76 58H83L98 34z"),
    shape("pane", "M100 23Q106 22 108 26L101 28z"),
    shape("ink", [66, 72, 78, 84, 90].map((x, index) => box(x, 33 - index * 1.1, 2.6, 2.6)).join("")),
  ],
};

/** A teleprinter with its message coming out. */
const TELEX: EngravedShape[] = [
  shape("ground", "M0 64H120V80H0z"),
  shape("fine", strokes([6, 70, 20], [90, 70, 24], [14, 75, 12])),
  shape("paper", "M38 4H82V44H38z"),
  shape("fine", strokes([43, 11, 34], [43, 17, 28], [43, 23, 34], [43, 29, 20], [43, 35, 30])),
  shape("red", "M70 27h8v6h-8z"),
  shape("pane", "M26 38H94Q98 38 99 42L106 66Q107 70 102 70H18Q13 70 14 66L21 42Q22 38 26 38z"),
  shape("ink", "M32 41H88V45H32z"),
  ...[0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 - (row % 2) }, (_, index) =>
      shape("paper", ring(28 + row * 0.5 + (row % 2) * 4 + index * 8, 51 + row * 6.5, 2.4)),
    ),
  ),
];

/** A ship turned round by a storm. */
const STORM: EngravedShape[] = [
  shape("pane", "M14 20Q12 10 24 11 28 2 40 6 50 1 56 9 68 8 66 18 60 24 46 22 34 27 24 23 16 26 14 20z"),
  shape("line", "M30 28l-4 8M42 28l-4 8M54 27l-4 8M88 10l-7 12h7l-6 13"),
  shape("sea", "M0 54Q30 44 60 54T120 52V80H0z"),
  shape("paper", "M38 44 100 36Q98 54 88 58L48 62Q42 54 38 44z"),
  shape("red", "M40 50 97 43Q94 54 88 58L48 62Q43 56 40 50z"),
  shape("paper", "M52 42V33L84 29V38z"),
  shape("red", "M60 32 58 18 66 17 68 31zM74 30 72 17 80 16 82 29z"),
  shape("ink", "M58 18l8-1 .5 3-8 1zM72 17l8-1 .5 3-8 1z"),
  shape("sea", "M0 66Q14 56 30 64T62 64 94 64 120 62V80H0z"),
  shape("fine", waves([6, 72, 2], [48, 70, 2], [86, 73, 2], [26, 77, 2])),
];

/** Give the picture of a Hazard: what happens, before the continent where it happens. */
export function hazardPicture(continent: string, kind: string): EngravedShape[] {
  return [...(PLACES[continent] ?? GROUND), ...(MISHAPS[kind] ?? [])];
}

/** Give the picture of a Telex. */
export function telexPicture(): EngravedShape[] {
  return TELEX;
}

/** Give the picture of a Hazard at sea. */
export function stormPicture(): EngravedShape[] {
  return STORM;
}
