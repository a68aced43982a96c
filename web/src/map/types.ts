// Made by scripts/make_types.py from greatcircle/equipment/map/payload.py; do not edit.

/** Which point of a name's base line stands where the name is put. */
export type Anchor = "start" | "middle" | "end";

/** How a line is drawn, so that no colour stands alone. */
export type Pattern = "solid" | "long-dash" | "dotted" | "dash-dot" | "double-line";

/** How a mark is drawn, so that no colour stands alone. */
export type Shape = "square" | "circle" | "star" | "diamond";

/**
 * What a place is: "end" is where a race begins or ends, "marked" has a mark, and "chief" has one of the
 * first rank.
 */
export type PlaceStyle = "capital" | "city" | "end" | "marked" | "chief";

/** Where the name of a place stands, in units of the map from the place. */
export interface PlaceLabel {
  dx: number;
  dy: number;
  anchor: Anchor;
  /** How wide the name is when it is set as on the sheet. */
  width: number;
}

/** What stands at a place instead of a dot: a few letters or digits in a shape. */
export interface PlaceMark {
  text: string;
  style: string;
  has_airport: boolean;
}

/** A place of the map. */
export interface PlatePlace {
  id: string;
  name: string;
  x: number;
  y: number;
  style: PlaceStyle;
  label: PlaceLabel;
  /** Where the thin line from the place to its name ends. */
  leader?: [number, number];
  /** A word above the name. */
  note?: string;
  mark?: PlaceMark;
  /** The part of the world that it belongs to. */
  zone?: string;
}

/** A kind of line, with its lines. */
export interface LineStyle {
  id: string;
  title: string;
  /** Empty if its lines bear none. */
  letter: string;
  colour: string;
  pattern: Pattern;
  /** The numbers of the places at both ends, and at how many hundredths of the way the letter stands. */
  lines: [number, number, number][];
}

/** A kind of mark. */
export interface MarkStyle {
  id: string;
  title: string;
  colour: string;
  shape: Shape;
  /** How many times as large as usual it is. */
  size: number;
}

/** The name of a sea or a continent: its middle, and how far it is turned there. */
export interface Inscription {
  text: string;
  x: number;
  y: number;
  size: number;
  spacing: number;
  turn: number;
}

/** What is written on a line, with the middle and the size of its frame. */
export interface PlateTag {
  a: string;
  b: string;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point on a line where one can stop. */
export interface PlateStop {
  a: string;
  b: string;
  x: number;
  y: number;
}

/** A part of the world, with the point where its letter stands. */
export interface PlateZone {
  id: string;
  title: string;
  x: number;
  y: number;
  /** What is written in large letters instead of its id. */
  heading?: string;
}

/** One of the two halves of a map that is parted in the middle. */
export interface PlateHalf {
  title: string;
  note: string;
  colour: string;
}

/** The world map; one unit is a part in `width` of its width, and y grows downward. */
export interface Plate {
  title: string;
  width: number;
  height: number;
  /** Units for each globe radius. */
  scale: number;
  /** Units from the upper edge down to the equator. */
  top: number;
  /** The longitude of the middle. */
  centre: number;
  /** The data of a path, as are those of the next three. */
  land: string;
  lakes: string;
  borders: string;
  graticule: string;
  places: PlatePlace[];
  line_styles: LineStyle[];
  inscriptions: Inscription[];
  mark_styles: MarkStyle[];
  /** The lines round the edge of the map: the numbers of the places at both ends. */
  edge_lines: [number, number][];
  tags: PlateTag[];
  /** Those on lines round the edge stand last. */
  stops: PlateStop[];
  /** None on a map that is not parted. */
  zones: PlateZone[];
  /** The borders between zones that are drawn by a ruler, as the data of a path. */
  zone_lines: string;
  halves: PlateHalf[];
}
