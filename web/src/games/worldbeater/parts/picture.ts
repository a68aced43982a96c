// This file is the pictures on the cards: small engravings on a plate of 120 by 80, as lines and tints.

import { box, type EngravedShape, type EngravingTone, ring, shape, strokes } from "../../../ui/engraving";

/** Rays from a point, between two radii. */
const rays = (x: number, y: number, near: number, far: number, count: number, from = 0, to = 360): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number): string => `${(x + r * across).toFixed(1)} ${(y + r * down).toFixed(1)}`;
    return `M${at(near)}L${at(far)}`;
  }).join("");

const BODY =
  "M3-5Q1-12 8-14L17-15 23-23Q24-24 26-24H40Q42-24 43-23L50-15 60-13Q64-12 63-5H53A7 7 0 0 0 39-5H23A7 7 0 0 0 9-5z";
const WINDOWS = "M20-15 25-22H32V-15zM34-22H40L46-15H34z";
const WHEELS = [16, 46].map((x) => ring(x, -5, 5.4)).join("");
const HUBS = [16, 46].map((x) => ring(x, -5, 2)).join("");

/** The car of the race from its side, 65 wide and 24 high, its wheels on the given point. */
export function car(x: number, y: number, size = 1, tone: EngravingTone = "red"): EngravedShape[] {
  const transform = `translate(${x} ${y})scale(${size})`;
  return [
    shape(tone, BODY, transform),
    shape("glass", WINDOWS, transform),
    shape("rubber", WHEELS, transform),
    shape("paper", HUBS, transform),
    shape("fine", "M4-10H62M33-15V-6M28-12h3M37-12h3", transform),
    shape("gold", ring(61, -10, 1.5), transform),
  ];
}

/** An airliner from its side, about 70 long, its middle on the given point. */
function airliner(x: number, y: number, transform = ""): EngravedShape[] {
  const place = `translate(${x} ${y})${transform}`;
  return [
    shape("paper", "M-34-3-40-17h7l9 11H22Q34-6 38 1 34 6 22 6H-20Q-31 5-34-3z", place),
    shape("red", "M-36-11-40-17h7l6 8z", place),
    shape("red", "M8 2-10 16h-7L-5 2z", place),
    shape("glass", "M27-4Q32-3 34 0H27z", place),
    shape("fine", "M-18-2H22M-30 3H-8M12 3H30", place),
    shape("ink", [-14, -8, -2, 4, 10, 16].map((at) => box(at, -1, 2.4, 2.4)).join(""), place),
  ];
}

const GROUND = shape("fine", strokes([4, 70, 112], [12, 73, 84], [30, 76, 66]));

/** A tree like those on old maps, its foot on the given point. */
const tree = (x: number, y: number): EngravedShape[] => [
  shape("line", `M${x} ${y}v-6`),
  shape("glass", `M${x - 5} ${y - 5}q-1-11 5-12 6 1 5 12-5 2-10 0z`),
  shape("fine", `M${x + 1} ${y - 6}l3-6M${x - 1} ${y - 7}l3-6`),
];

const FULL_TANK: EngravedShape[] = [
  shape("fine", rays(23, 17, 11, 15, 14)),
  shape("gold", ring(23, 17, 8)),
  shape("line", "M19 17h8M23 13v8"),
  shape("paper", `${box(12, 26, 22, 42)}M9 68h28v3H9z`),
  shape("glass", box(15, 30, 16, 11)),
  shape("fine", `M17 38l4-5 4 3 4-4${strokes([15, 46, 16], [15, 49, 16], [15, 52, 16])}`),
  ...car(51, 70, 1),
  shape("line", "M34 34h4q4 0 4 5v9q0 6-2 10t2 5q4 0 4-6v-3l3-3"),
  shape("ink", "M46 50 52 47 61 54 59 57 53 54 50 58 47 56z"),
  GROUND,
];

/** A car seen from above, 34 long, its tail on the given point. */
const above = (x: number, y: number, tone: EngravingTone): EngravedShape[] => {
  const place = `translate(${x} ${y})`;
  return [
    shape(tone, "M2-7Q0 0 2 7 12 9 30 7.500 34 5 34 0T30-7.500Q12-9 2-7z", place),
    shape("glass", "M20-6Q24 0 20 6L16 5V-5zM6-5 9-4.500V4.500L6 5z", place),
    shape("fine", "M24-4H31M24 4H31M9-5.500H16M9 5.500H16", place),
  ];
};

const OVERTAKE: EngravedShape[] = [
  shape("ground", box(0, 14, 120, 52)),
  shape("line", "M0 14H120M0 66H120"),
  shape("paper", [4, 26, 48, 70, 92].map((x) => box(x, 39, 14, 2.4)).join("")),
  shape(
    "fine",
    strokes(
      [0, 10, 40],
      [52, 9, 30],
      [90, 10, 30],
      [10, 6, 50],
      [74, 5, 36],
      [0, 70, 30],
      [44, 71, 40],
      [96, 70, 24],
      [20, 75, 60],
    ),
  ),
  ...above(34, 53, "paper"),
  shape("line", "M4 53Q14 53 20 42T42 27H66"),
  ...above(74, 27, "red"),
  shape("line", strokes([52, 22, 16], [56, 32, 12])),
  shape("ink", "M63 23 72 27 63 31z"),
];

const house = (x: number, y: number, width: number, tone: EngravingTone = "paper"): EngravedShape[] => [
  shape("paper", box(x, y - 11, width, 11)),
  shape(tone, `M${x - 2} ${y - 11}l${width / 2 + 2}-8 ${width / 2 + 2} 8z`),
  shape("ink", box(x + width / 2 - 1.5, y - 6, 3, 6)),
];

const BYWAY: EngravedShape[] = [
  shape("fine", "M0 34Q18 20 40 30M70 28Q92 14 120 30M80 31Q94 22 108 29M8 34Q20 26 30 31"),
  ...house(40, 44, 13, "gold"),
  ...house(70, 44, 12, "gold"),
  shape("paper", box(56, 22, 9, 22)),
  shape("gold", "M54 22 60.500 6 67 22z"),
  shape("line", "M60.500 6V1M58.500 3h4"),
  shape("ink", `${box(58.5, 36, 4, 8)}${box(59, 26, 3, 4)}`),
  shape("ground", "M0 48Q30 44 44 46H78Q100 46 120 50V80H0z"),
  shape("paper", "M0 55Q22 52 30 61T60 73 96 66 120 56V62Q104 66 98 72T58 79 24 68 0 62z"),
  shape("fine", "M0 58.500Q20 56 27 64T58 76 97 69 120 59M44 51h30M50 55h22M92 52h20"),
  ...tree(12, 52),
  ...tree(24, 55),
  ...tree(104, 50),
  ...car(42, 76, 0.5),
];

const ROOF_RACK: EngravedShape[] = [
  ...car(10, 70, 1.5),
  shape("line", "M42 31H76M46 31v4M72 31v4"),
  shape("gold", box(44, 17, 18, 14)),
  shape("paper", box(62, 20, 14, 11)),
  shape("red", box(47, 8, 22, 9)),
  shape("line", "M49 17V31M57 17V31M66 20V31M72 20V31M56 8v-3h5v3"),
  shape("fine", `M47 11H69M44 22H62M44 26H62M62 24H76${strokes([2, 40, 14], [0, 46, 16], [4, 52, 10])}`),
  shape("fine", "M42 34 47 6M76 34 70 6"),
  GROUND,
];

const CONNECTION: EngravedShape[] = [
  shape("fine", strokes([4, 10, 20], [78, 8, 36], [86, 13, 24], [2, 15, 10], [88, 38, 26], [96, 42, 16])),
  shape("line", "M40 28 39 38M68 31 67 41"),
  shape("ink", `${ring(39, 39, 2.4)}${ring(67, 42, 2.4)}`),
  ...airliner(52, 24, "rotate(6)"),
  shape("ground", box(0, 48, 120, 32)),
  shape("line", "M0 48H120"),
  shape("paper", "M6 52H62L54 60H0z"),
  shape("fine", "M10 56h10M26 56h10M42 56h10"),
  shape("line", "M16 66q2 7 10 7h12"),
  shape("ink", "M36 69 45 73 36 77z"),
  ...car(50, 76, 0.95),
];

/** Where the small aeroplane stands. */
const RIGHT = "translate(8 0)";

const CHARTER: EngravedShape[] = [
  shape("fine", strokes([6, 10, 30], [14, 15, 18], [60, 7, 26], [92, 14, 22])),
  shape("line", "M8 70V20"),
  shape("red", "M8 20 26 23V29L8 32z"),
  shape("paper", "M14 21 20 22V30L14 31z"),
  shape("paper", "M30 46 28 33q6-2 9 2l6 9Q78 34 92 42q6 3 4 9-3 7-14 8L46 56Q33 53 30 46z", RIGHT),
  shape("glass", "M58 41q3-9 12-10 9 0 12 9z", RIGHT),
  shape("fine", "M70 31V40M46 48H90M44 52 86 56", RIGHT),
  shape("red", "M50 47H80L76 52H44z", RIGHT),
  shape("gold", "M96 43q7 1 7 5t-7 5z", RIGHT),
  shape("line", "M103 30Q107 39 103 48 99 57 103 66", RIGHT),
  shape("line", "M80 58 76 65M62 57 64 65M34 52l-4 9", RIGHT),
  shape("ink", `${ring(75, 66, 4)}${ring(64, 66, 4)}${ring(30, 63, 2)}`, RIGHT),
  shape(
    "fine",
    `${strokes([4, 70, 112], [12, 73, 84], [30, 76, 66])}M20 70l1-4 1 4M90 70l1-4 1 4M108 70l1-5 1 5`,
  ),
];

const PAPERS: EngravedShape[] = [
  shape("fine", rays(60, 40, 38, 60, 40)),
  shape("paper", "M30 12 66 6 76 66 40 72z"),
  shape("red", "M52 10H90V72H52z"),
  shape("fine", "M55 13H87V69H55z"),
  shape("gold", ring(71, 33, 11)),
  shape("line", "M60 33H82M71 22V44M64 25Q71 29 78 25M64 41Q71 37 78 41"),
  shape("fine", "M71 22Q61 33 71 44M71 22Q81 33 71 44"),
  shape("gold", "M60 52H82V55H60zM63 59H79V61.500H63z"),
  shape("red", "M36 52 32 68 38 65 41 70 44 54z"),
  shape("gold", ring(40, 50, 8)),
  shape("fine", `${rays(40, 50, 4.5, 8, 12)}M34 18 48 16M35 23 49 21M36 28 49 26`),
  shape("ink", ring(40, 50, 2.5)),
];

const MECHANIC: EngravedShape[] = [
  shape("glass", "M12 57Q26 54 36 58L48 60V70H12z"),
  shape("line", "M12 63.500H46"),
  shape("ink", "M12 55H6Q2 55 3 59L5 64H12zM12 63H7Q3 64 4 67L6 71H12z"),
  ...car(30, 70, 1.12),

  shape("gold", "M96 60H117V71H96z"),
  shape("line", "M101 60V56H112V60M96 65H117"),
  shape(
    "paper",
    "M99 6q-5 1-6 6-1 6 4 9L88 46q-1 4 3 5t5-3L104 23q6 0 8-5t-1-9L108 14 102 13 101 7z",
    "translate(-74 -2)rotate(-24 100 28)",
  ),
  shape("fine", rays(92, 20, 5, 9, 8)),
  shape("fine", rays(76, 12, 3, 6, 8)),
  GROUND,
];

const BREAKDOWN: EngravedShape[] = [
  ...car(22, 70, 1.2, "gold"),
  shape("gold", "M82 52 98 32 101 34 96 54z"),
  shape("fine", "M86 51 98 36"),
  shape(
    "paper",
    "M86 46q-6-3-4-9 2-4 6-3-2-8 5-11 5-2 8 2 1-7 8-7 7 1 6 8 5 2 3 8-2 4-6 3 1 7-5 9-4 2-7-1-4 5-9 4-4-1-5-3z",
    "translate(-3 -3)",
  ),
  shape("fine", "M87 39q3-4 7-2M93 29q4-4 8 0M87 30q2-4 6-3M103 33q-3 4-7 2"),
  shape("red", "M12 50 24 71H0z", "translate(2 0)"),
  shape("paper", "M14 56 20 67H8z"),
  shape("ink", `M13 58h2l-.4 5h-1.200z${ring(14, 65, 0.9)}`),
  GROUND,
];

const CLOSED_BORDERS: EngravedShape[] = [
  shape("fine", "M0 46Q20 34 42 42T90 40 120 44M60 41Q78 30 96 40"),
  shape("paper", "M84 22H110V70H84z"),
  shape("red", "M80 22 97 8 114 22z"),
  shape("glass", box(90, 30, 14, 20)),
  shape("line", "M97 30V50M97 8V2h9v4h-9"),
  shape("fine", "M84 54H110M84 59H110M84 64H110"),
  shape("paper", box(8, 46, 78, 7)),
  shape("red", [8, 28, 48, 68].map((x) => `M${x} 46h10l4 7h-10z`).join("")),
  shape("ink", `${box(80, 42, 8, 28)}${box(9, 53, 3, 17)}`),
  shape("red", ring(36, 26, 15)),
  shape("paper", box(25, 22.5, 22, 7)),
  shape("line", "M36 41V46"),
  GROUND,
];

const FOG: EngravedShape[] = [
  shape("paper", "M88 70V36H98V70z"),
  shape("glass", "M82 26H104L101 36H85z"),
  shape("red", "M84 26 93 19 102 26z"),
  shape("line", "M93 19V10M89 26V36M97 26V36"),
  ...airliner(44, 50),
  shape("ink", `${ring(30, 66, 3)}${ring(64, 66, 3)}`),
  shape("line", "M30 56V64M64 56V64"),
  shape("paper", "M0 38q10-5 20 0t20 0 20 0 20 0V44q-10 5-20 0t-20 0-20 0-20 0z", "translate(-4 -8)"),
  shape("paper", "M0 38q10-5 20 0t20 0 20 0 20 0V44q-10 5-20 0t-20 0-20 0-20 0z", "translate(44 18)"),
  shape(
    "fine",
    "M2 34q8-4 16 0t16 0 16 0 14 0M50 60q8-4 16 0t16 0 16 0 14 0M6 16q9-4 18 0t18 0 18 0M56 8q7-4 14 0t14 0M2 60q7-4 14 0t14 0",
  ),
  shape("line", "M2 24q9-4 18 0t18 0 18 0 18 0M8 64q7-4 14 0t14 0"),
  GROUND,
];

const PUNCTURE: EngravedShape[] = [
  shape(
    "rubber",
    "M60 4A33 33 0 0 0 29 48Q21 58 25 65 28 70 38 70H82Q92 70 95 65 99 58 91 48A33 33 0 0 0 60 4z",
  ),
  shape("paper", "M60 15A22 22 0 1 0 60 59 22 22 0 0 0 60 15z"),
  shape("red", ring(60, 37, 15)),
  shape("paper", ring(60, 37, 6)),
  shape("line", rays(60, 37, 6, 15, 5, 18, 378)),
  shape("ink", rays(60, 37, 6, 15, 5, 18, 378)),
  shape("gold", "M92 40 96 36 106 46 110 44 113 47 103 57 100 54 102 50z", "rotate(8 100 46)"),
  shape("paper", "M84 52 98 41 100 43 86 55z"),
  shape("line", "M100 60q8 0 12 5M98 65q6 2 9 7M103 55"),
  shape("fine", `${rays(60, 37, 27, 32, 30, 150, 390)}`),
  GROUND,
];

const sheet = (x: number, y: number, turn: number): EngravedShape[] => [
  shape("paper", box(0, 0, 44, 8), `translate(${x} ${y})rotate(${turn})`),
  shape("fine", "M0 2.700H44M0 5.300H44", `translate(${x} ${y})rotate(${turn})`),
];

const PAPERWORK: EngravedShape[] = [
  ...sheet(10, 61, 0),
  ...sheet(12, 53, 1.5),
  ...sheet(9, 46, -1),
  ...sheet(12, 37, 1),
  ...sheet(10, 30, -2),
  shape("paper", "M14 28 24 8 60 14 54 29z"),
  shape("fine", "M27 13 54 17.500M25 17 53 21.500M23 21 40 24"),
  shape("red", ring(49, 23, 3)),
  shape("gold", "M84 14q0-8 8-8t8 8-5 12V42H89V26q-5-4-5-12z"),
  shape("red", "M78 42H106V52H78z"),
  shape("ink", box(76, 52, 32, 4)),
  shape("line", "M66 66H116M70 62H80M84 62H98M102 62H112"),
  shape("fine", "M88 10q-2 4 0 8M80 46H104"),
  shape("fine", strokes([4, 70, 112], [12, 73, 84], [30, 76, 66])),
];

const CUSTOMS: EngravedShape[] = [
  shape("gold", "M14 40 24 8H92L84 40z"),
  shape("paper", "M21 36 29 12H85L79 36z"),
  shape("fine", "M27 18H83M25 24H81M23 30H79"),
  shape("gold", "M12 44H86V70H12z"),
  shape("line", "M12 50H86M40 70v3h18v-3"),
  shape("glass", "M16 44q2-10 12-8 6-6 12 0 8-4 10 8z"),
  shape("red", "M50 44q0-10 10-8 8-4 12 2 8-2 8 6z"),
  shape("fine", "M24 44q0-4 4-6M36 44q-2-4 0-7M58 44q0-4 3-6M70 44q-2-3 0-5"),
  shape("ink", `${box(24, 50, 6, 5)}${box(68, 50, 6, 5)}`),
  shape("glass", ring(88, 46, 15)),
  shape("line", ring(88, 46, 12.5)),
  shape("fine", "M80 42q3-5 8-5"),
  shape("ink", "M98 56 102 52 116 68 111 72z"),
  GROUND,
];

const CURFEW: EngravedShape[] = [
  shape("night", box(0, 0, 120, 80)),
  shape("moon", "M30 8A15 15 0 1 0 40 32 12 12 0 1 1 30 8z"),
  shape(
    "moon",
    [
      [58, 10],
      [14, 44],
      [104, 14],
      [92, 34],
      [48, 40],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y - 3}l.9 2.100 2.100.9-2.100.9-.9 2.100-.9-2.100-2.100-.9 2.100-.9z`)
      .join(""),
  ),
  shape("paper", "M66 70V28H86V70z"),
  shape("red", "M63 28 76 10 89 28z"),
  shape("moon", ring(76, 38, 7.5)),
  shape("wire", "M76 33V38L79.500 40"),
  shape("paper", "M2 70V56L14 47 26 56V70zM26 70V60H46V70zM86 70V54H104V70zM100 70V60L110 52 120 60V70z"),
  shape(
    "ink",
    `${box(9, 59, 4, 5)}${box(16, 59, 4, 5)}${box(31, 63, 4, 4)}${box(38, 63, 4, 4)}${box(90, 58, 4, 5)}${box(97, 58, 4, 5)}${box(73, 58, 6, 12)}`,
  ),
  shape("paper", box(0, 70, 120, 10)),
  shape("fine", strokes([4, 73, 112], [12, 76, 84])),
];

const LUGGAGE: EngravedShape[] = [
  ...car(86, 30, 0.46),
  shape("fine", strokes([70, 24, 12], [66, 28, 16], [60, 31, 58], [4, 33, 26], [14, 29, 12])),
  shape("gold", "M16 34H84V68H16z", "rotate(-8 50 50)"),
  shape("line", "M40 34V29Q40 26 43 26H57Q60 26 60 29V34", "rotate(-8 50 50)"),
  shape("fine", "M16 40H84M16 62H84M30 34V68M70 34V68", "rotate(-8 50 50)"),
  shape("ink", `${box(27, 34, 6, 4)}${box(67, 34, 6, 4)}`, "rotate(-8 50 50)"),
  shape("red", "M16 34H24V42H16zM76 34H84V42H76zM16 60H24V68H16zM76 60H84V68H76z", "rotate(-8 50 50)"),
  shape("line", "M58 27Q78 18 90 42"),
  shape("paper", "M88 41 110 46 105 67 83 61z"),
  shape("line", "M92 50q1-4 5-3t2 5-4 4v2M95 61.500v.5"),
  GROUND,
];

/** The picture of each kind of card. */
export const PICTURES: Record<string, EngravedShape[]> = {
  "full-tank": FULL_TANK,
  overtake: OVERTAKE,
  byway: BYWAY,
  "roof-rack": ROOF_RACK,
  connection: CONNECTION,
  charter: CHARTER,
  papers: PAPERS,
  mechanic: MECHANIC,
  breakdown: BREAKDOWN,
  "closed-borders": CLOSED_BORDERS,
  fog: FOG,
  puncture: PUNCTURE,
  paperwork: PAPERWORK,
  customs: CUSTOMS,
  curfew: CURFEW,
  luggage: LUGGAGE,
};
