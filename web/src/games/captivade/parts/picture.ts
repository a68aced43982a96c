// This file is the pictures on the event cards, one for each kind: small engravings on a plate of 120 by 80.

import {
  box,
  type EngravedShape,
  type EngravingTone,
  ring,
  shape,
  strokes,
  waves,
} from "../../../ui/engraving";

/** A mountain with its shaded side. */
const mountain = (x: number, y: number, width: number, height: number): EngravedShape[] => [
  shape("paper", `M${x} ${y}l${width / 2}-${height} ${width / 2} ${height}z`),
  shape(
    "fine",
    [0.25, 0.45, 0.65, 0.85]
      .map((part) => {
        const [top, foot] = [x + width / 2 + (part * width) / 4, y - height * (1 - part * 0.5)];
        return `M${top.toFixed(1)} ${foot.toFixed(1)}l${(width * 0.1).toFixed(1)} ${(height * part * 0.45).toFixed(1)}`;
      })
      .join(""),
  ),
];

/** A barrier of slanting stripes between two posts. */
const barrier = (x: number, y: number, width: number): EngravedShape[] => [
  shape("line", `M${x + 6} ${y + 8}v14M${x + width - 6} ${y + 8}v14`),
  shape("paper", box(x, y, width, 9)),
  shape(
    "red",
    Array.from(
      { length: Math.floor((width - 6) / 14) },
      (_, index) => `M${x + 4 + index * 14} ${y + 9}l6-9h6l-6 9z`,
    ).join(""),
  ),
];

/** An airliner from its side, about 60 long. */
const airliner = (x: number, y: number, turn = 0): EngravedShape[] => {
  const place = `translate(${x} ${y})rotate(${turn})scale(.85)`;
  return [
    shape("paper", "M-34-3-40-17h7l9 11H22Q34-6 38 1 34 6 22 6H-20Q-31 5-34-3z", place),
    shape("red", "M-36-11-40-17h7l6 8z", place),
    shape("red", "M8 2-10 16h-7L-5 2z", place),
    shape("glass", "M27-4Q32-3 34 0H27z", place),
    shape("ink", [-14, -8, -2, 4, 10, 16].map((at) => box(at, -1, 2.4, 2.4)).join(""), place),
  ];
};

/** A coin with its rim. */
const coin = (x: number, y: number, r = 5): EngravedShape[] => [
  shape("gold", ring(x, y, r)),
  shape("fine", ring(x, y, r * 0.65)),
];

/** A head with a hat, all in one tone, its chin on the given point. */
const shadow = (x: number, y: number, size = 1, tone: EngravingTone = "ink"): EngravedShape =>
  shape(
    tone,
    "M-14 12Q-13 2-5 1V-2Q-8-5-8-10H8Q8-5 5-2V1Q13 2 14 12zM-13-10Q-7-13-7-13L-6-20Q0-23 6-20L7-13Q7-13 13-10z",
    `translate(${x} ${y})scale(${size})`,
  );

const BLOCK_CONNECTION: EngravedShape[] = [
  ...mountain(4, 44, 44, 32),
  ...mountain(66, 44, 50, 24),
  ...mountain(34, 44, 46, 36),
  shape("ground", "M0 44H120V80H0z"),
  shape("paper", "M16 80Q40 62 54 58T66 44H72Q72 54 70 60T96 80z"),
  shape("fine", "M56 76Q60 66 64 60M67 52Q68 48 68 46"),
  shape("fine", strokes([2, 50, 30], [8, 56, 20], [90, 50, 26], [98, 57, 18], [4, 68, 12], [104, 70, 14])),
  ...barrier(22, 54, 76),
  shape("gold", `${ring(30, 51, 3)}${ring(90, 51, 3)}`),
];

const BLOCK_AIRPORT: EngravedShape[] = [
  shape("ground", "M0 52H120V80H0z"),
  shape("paper", "M18 52h10l2-22H16z"),
  shape("glass", "M12 30 15 20H31L34 30z"),
  shape("line", "M23 20V10M19 13h8M17 30v-9M23 30v-9M29 30v-9"),
  shape("fine", strokes([18, 36, 10], [18, 41, 10], [19, 46, 9])),
  ...airliner(76, 44),
  shape("fine", strokes([36, 58, 80], [40, 20, 30], [78, 16, 36], [50, 26, 60], [4, 58, 24])),
  shape("paper", "M40 80 52 60H88L104 80z"),
  shape("bold", "M62 64 82 76M84 64 60 76"),
];

const FERRY: EngravedShape[] = [
  shape("moon", ring(98, 18, 9)),
  shape("fine", strokes([70, 12, 14], [64, 20, 20], [88, 32, 26], [4, 14, 20])),
  shape("glass", "M0 56H120V80H0z"),
  shape("paper", "M44 30h34v10H44zM36 40h52v10H36z"),
  shape("red", "M54 16h10l-1 14H53z"),
  shape("line", "M53 20h11M26 50V26M26 28 44 40"),
  shape("fine", "M58 14q-6-6-14-4-8 3-16-1M62 13q-4-8-12-9"),
  shape(
    "ink",
    [48, 56, 64, 70].map((x) => box(x, 33, 4, 4)).join("") +
      [42, 52, 62, 72, 80].map((x) => box(x, 43, 4, 4)).join(""),
  ),
  shape("red", "M16 50H106L96 64H26z"),
  shape("fine", "M20 55H102M23 59H99"),
  shape("line", waves([0, 65, 8], [10, 71, 7], [0, 77, 8])),
];

const MONEY: EngravedShape[] = [
  shape("fine", strokes([8, 68, 104], [20, 72, 80], [36, 76, 50])),
  shape("paper", "M34 38 62 12 92 30 70 54z"),
  shape("fine", "M40 38 62 18 86 32M50 44l26-22"),
  shape("glass", "M30 40 52 16 84 26 72 50z"),
  shape("fine", ring(58, 32, 7)),
  shape("red", "M22 40Q20 66 30 68H88Q98 66 96 40 60 48 22 40z"),
  shape("paper", "M52 45h14v10q-7 5-14 0z"),
  shape("ink", ring(59, 51, 2)),
  shape("fine", "M28 48Q58 56 90 48M30 60Q60 66 88 60"),
  ...coin(102, 62, 6),
  ...coin(14, 64, 5),
  ...coin(108, 52, 5),
];

const MONEY_ALL: EngravedShape[] = [
  shape("paper", "M20 28 60 8 100 28z"),
  ...coin(60, 20, 5),
  shape("paper", box(24, 28, 72, 6)),
  shape("paper", [28, 44, 60, 76].map((x) => box(x + 2, 34, 10, 26)).join("")),
  shape("fine", [28, 44, 60, 76].map((x) => `M${x + 5} 36v22M${x + 9} 36v22`).join("")),
  shape("paper", `${box(20, 60, 80, 5)}${box(14, 65, 92, 5)}`),
  shape("ink", box(57, 40, 6, 20)),
  shape("fine", strokes([4, 74, 112], [24, 77, 70])),
  ...coin(12, 60, 4),
  ...coin(108, 58, 4),
  ...coin(110, 64, 4),
];

const SLOW: EngravedShape[] = [
  shape("ground", "M0 66H120V80H0z"),
  shape("paper", "M0 66V20H24V34H44V48H64V66z"),
  shape("fine", "M0 26h20M0 32h20M0 40h40M0 47h40M0 55h60M0 61h60M24 34v-4M44 48v-4"),
  shape("paper", "M78 26Q80 46 76 54L74 66H100Q104 66 103 60 96 57 92 54 90 40 92 26z"),
  shape("fine", "M77 34l15 5M77 41l14 4M77 48l15 4M77 55l18 4M92 32l-14 6M92 40l-15 5M92 48l-16 5"),
  shape("line", "M108 66 112 14M104 18Q112 8 118 16M108 40h6"),
  shape("fine", strokes([70, 70, 44], [6, 71, 50], [30, 75, 60])),
];

const FAST: EngravedShape[] = [
  shape("night", "M0 0H120V62H0z"),
  shape("moon", "M96 10a11 11 0 1 0 8 18 9 9 0 0 1-8-18z"),
  shape(
    "moon",
    [
      [12, 12],
      [30, 22],
      [50, 8],
      [70, 18],
    ]
      .map(([x = 0, y = 0]) => ring(x, y, 0.9))
      .join(""),
  ),
  shape("ground", "M0 62H120V80H0z"),
  shape("paper", "M6 34H40V58H6zM2 30H44V35H2z"),
  shape("glass", `${box(12, 39, 9, 9)}${box(26, 39, 9, 9)}`),
  shape("red", "M42 42H84Q96 42 96 50V58H42z"),
  shape("red", "M62 42V32h8v10zM82 42v-7l-3-6h14l-3 6v7z"),
  shape("gold", ring(97, 49, 4)),
  shape("fine", "M46 46H90M46 52H92M52 42v16M74 42v16"),
  shape("paper", "M88 26q-2-8 6-8 2-8 10-5 8-2 8 6 6 4 0 8-12 3-24-1z"),
  shape("ink", "M96 58h6l6 8H96z"),
  shape(
    "paper",
    `${ring(52, 60, 6)}${ring(68, 60, 6)}${ring(84, 60, 6)}${ring(14, 61, 5)}${ring(32, 61, 5)}`,
  ),
  shape("line", "M0 67H120"),
  shape("fine", Array.from({ length: 12 }, (_, index) => `M${4 + index * 10} 67l-4 7`).join("")),
];

const GROUNDED: EngravedShape[] = [
  shape("fine", Array.from({ length: 6 }, (_, row) => strokes([2, 10 + row * 12, 116])).join("")),
  shape(
    "fine",
    Array.from(
      { length: 6 },
      (_, row) => `M${row % 2 ? 14 : 26} ${10 + row * 12}v12M${row % 2 ? 104 : 96} ${10 + row * 12}v12`,
    ).join(""),
  ),
  shape("paper", "M34 6 88 9 84 74 36 71z"),
  shape("ink", "M43 13h36l-.5 6H43z"),
  shape("gold", "M44 24h32v28H44z"),
  shadow(60, 47, 0.62),
  shape("fine", strokes([44, 57, 32], [44, 61, 26], [44, 65, 30])),
  shape("ink", `${ring(37, 9, 1.4)}${ring(85, 12, 1.4)}`),
];

const TICKET: EngravedShape[] = [
  shape("fine", strokes([2, 14, 30], [10, 22, 18], [86, 62, 30], [78, 68, 26], [6, 60, 22])),
  shape("paper", "M18 36 12 20h8l12 14H76Q90 35 92 42 90 50 76 51H40Q24 48 18 36z"),
  shape("red", "M34 30H86V35H34zM38 52H84V57H38z"),
  shape("line", "M44 35v17M76 35v17M44 52 76 35"),
  shape("red", "M15 26l-3-6h8l6 8z"),
  shape("line", "M93 28V56"),
  shape("ink", ring(93, 42, 2.6)),
  shape("line", "M64 57l-3 8M70 57l3 8"),
  shape("paper", ring(67, 67, 4.5)),
  shape("gold", "M46 36Q44 26 50 24L48 20H60L58 24Q64 27 62 36z"),
  shape("fine", "M49 24h10M50 30h8"),
];

const CROWD: [number, number][] = [
  [16, 71],
  [38, 74],
  [50, 69],
  [74, 73],
  [88, 69],
  [106, 73],
];

const STRIKE: EngravedShape[] = [
  shape("line", "M60 46V78M28 42V74M94 40V76"),
  shape("paper", box(36, 6, 48, 40)),
  ...airliner(60, 27, -18).slice(0, 2),
  shape("bold", "M42 12 78 40M78 12 42 40"),
  shape("gold", "M12 20 40 18 42 40 14 42z"),
  shape("fine", "M17 26l18-1M17 31l20-1M18 36l14-1"),
  shape("gold", "M80 22 106 18 110 38 84 42z"),
  shape("fine", "M86 27l17-3M87 32l18-3M88 37l12-2"),
  shape("ink", CROWD.map(([x, y]) => ring(x, y - 6, 5)).join("")),
  shape("ink", CROWD.map(([x, y]) => `M${x - 9} 80Q${x - 8} ${y} ${x} ${y}T${x + 9} 80z`).join("")),
];

const BORDER: EngravedShape[] = [
  shape("ground", "M0 60H120V80H0z"),
  ...mountain(60, 60, 56, 34),
  shape("paper", "M8 26H38V64H8z"),
  shape("red", "M4 26 23 12 42 26z"),
  shape("glass", box(14, 34, 12, 12)),
  shape("fine", "M8 50H38M20 34v12M14 40h12M30 64V50"),
  shape("line", "M46 66V38"),
  shape("paper", "M44 44 112 22 114 28 46 50z"),
  shape("red", "M56 40l9-3 2 6-9 3zM76 34l9-3 2 6-9 3zM96 27l9-3 2 6-9 3z"),
  shape("gold", ring(46, 46, 4)),
  shape("paper", "M68 50h28v14H68z"),
  shape("ink", "M72 54h20v2H72zM72 58h14v2H72z"),
  shape("line", "M82 64v8"),
  shape("fine", strokes([4, 70, 60], [70, 74, 44], [20, 76, 40])),
];

const AGENTS_SLOW: EngravedShape[] = [
  shape("ground", "M0 62H120V80H0z"),
  shape("fine", strokes([2, 68, 50], [60, 72, 56], [20, 76, 60])),
  shape(
    "ink",
    "M16 58Q14 46 26 44L40 42 52 30Q54 28 58 28H78Q82 28 84 30L96 42 108 46Q114 48 112 58z",
    "rotate(-2 60 50)",
  ),
  shape("glass", "M46 42 56 32H66V42zM70 32H78L90 42H70z", "rotate(-2 60 50)"),
  shape("pale", "M20 51H30M96 50h12M67 46v10", "rotate(-2 60 50)"),
  shape("paper", `${ring(92, 59, 9)}`),
  shape("paper", "M24 66Q22 52 33 51 45 51 46 62 48 67 44 68H28Q24 68 24 66z"),
  shape("fine", `${ring(92, 59, 4)}${ring(35, 60, 4)}`),
  shape("line", "M6 72l4-8M12 74l2-9M52 74l3-8M60 72l1-8M4 72h4M51 74h4M59 72h4"),
  shape("fine", "M18 56q-8-2-12-8M20 50q-8-4-10-10"),
];

const AGENTS_GROUNDED: EngravedShape[] = [
  shape("fine", strokes([4, 72, 112], [20, 76, 80])),
  shape("paper", "M22 10 76 6 82 66 28 70z"),
  shape("fine", "M30 18l34-2.500M31 24l38-3M31 30l38-3M32 36l38-3M33 44l18-1.500M33 50l22-1.500"),
  shape("red", "M44 46 84 30 90 44 50 60z"),
  shape("pale", "M50 52 82 39M54 56 86 43"),
  shape("gold", "M84 66V52h26v14z"),
  shape("paper", "M92 52V38q-5-4-3-10 8-8 16 0 2 6-3 10v14z"),
  shape("fine", "M86 60h22M94 40h6M93 46h8"),
];

const TELL_ZONE: EngravedShape[] = [
  shape("night", "M0 0H120V66H0z"),
  shape("moon", ring(22, 16, 7)),
  shape(
    "moon",
    [
      [44, 10],
      [8, 36],
      [100, 12],
      [112, 32],
      [90, 30],
    ]
      .map(([x = 0, y = 0]) => ring(x, y, 0.9))
      .join(""),
  ),
  shape("ground", "M0 66H120V80H0z"),
  shape("red", "M42 12Q60 2 78 12V72H42z"),
  shape("paper", box(46, 14, 28, 6)),
  shape("moon", box(46, 24, 28, 42)),
  shape("wire", "M55 24v42M65 24v42M46 34h28M46 45h28M46 56h28"),
  shadow(60, 56, 0.7, "dark"),
  shape("dark", "M69 40q4 0 4 4v6q0 4-4 4z"),
  shape("fine", strokes([6, 70, 30], [84, 70, 30], [16, 75, 90])),
];

const TELL_COLOUR: EngravedShape[] = [
  shape("paper", "M10 16 58 8 68 64 20 72z"),
  shape("glass", "M15 20 55 13 61 48 21 55z"),
  shape("gold", ring(46, 22, 4)),
  shape("green", "M19 44 30 32 40 42 48 34 59 40 61 48 21 55z"),
  shadow(40, 44, 0.34),
  shape("ink", "M66 40h10l3-6h18l3 6h10v30H66z"),
  shape("paper", ring(88, 55, 10)),
  shape("glass", ring(88, 55, 6.5)),
  shape("pale", "M70 45h6M100 45h6"),
  shape("fine", "M84 51q2-3 5-3M104 34l6-6M108 38l8-2M100 32l2-8"),
];

const QUIET: EngravedShape[] = [
  shape("glass", box(14, 6, 54, 46)),
  shape(
    "fine",
    Array.from(
      { length: 18 },
      (_, index) => `M${18 + ((index * 19) % 47)} ${9 + ((index * 11) % 36)}l-2 6`,
    ).join(""),
  ),
  shape("line", "M41 6V52M14 29H68"),
  shape("paper", "M8 52H74V58H8z"),
  shape("paper", "M26 40h16v8q-1 4-8 4t-8-4z"),
  shape("line", "M42 42q6 0 5 4t-6 3"),
  shape("fine", "M30 36q-3-4 0-7M36 36q-3-4 0-7"),
  shape("red", "M80 34Q80 20 94 20T108 34V50H80z"),
  shape("red", "M74 46q-1-8 6-8 5 0 5 6v8h18v-8q0-6 5-6 7 0 6 8l-2 22H76z"),
  shape("line", "M80 68v6M108 68v6"),
  shape("paper", "M84 44 94 40 104 44V58L94 55 84 58z"),
  shape("fine", "M94 40v15M86 47l6-2M86 51l6-2M96 45l6 2M96 49l6 2M2 76h116"),
];

/** The pictures by kind of card. */
export const PICTURES: Record<string, EngravedShape[]> = {
  "block-connection": BLOCK_CONNECTION,
  "block-airport": BLOCK_AIRPORT,
  ferry: FERRY,
  money: MONEY,
  "money-all": MONEY_ALL,
  slow: SLOW,
  fast: FAST,
  grounded: GROUNDED,
  ticket: TICKET,
  strike: STRIKE,
  border: BORDER,
  "agents-slow": AGENTS_SLOW,
  "agents-grounded": AGENTS_GROUNDED,
  "tell-zone": TELL_ZONE,
  "tell-colour": TELL_COLOUR,
  quiet: QUIET,
};
