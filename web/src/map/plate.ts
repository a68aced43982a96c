// This file is a world map as the server prints it, as plain data: land, sea, places with their names, kinds of lines.

export interface PlaceLabel {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  /** How wide the name is when it is set as on the sheet. */
  width: number;
}

export interface PlatePlace {
  id: string;
  name: string;
  x: number;
  y: number;
  style: string;
  label: PlaceLabel;
  /** Where the thin line from the place to its name ends. */
  leader?: [number, number];
  /** A word above the name. */
  note?: string;
}

export interface LineStyle {
  id: string;
  title: string;
  letter: string;
  colour: string;
  pattern: string;
  /** Its lines: the numbers of the places at both ends, and at how many hundredths of the way its letter stands. */
  lines: [number, number, number][];
}

export interface Inscription {
  text: string;
  x: number;
  y: number;
  size: number;
  spacing: number;
  turn: number;
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
  centre: number;
  land: string;
  lakes: string;
  borders: string;
  graticule: string;
  places: PlatePlace[];
  line_styles: LineStyle[];
  inscriptions: Inscription[];
  /** Parts of the world with the point where the letter of each stands; none on a map that is not parted. */
  zones: { id: string; title: string; x: number; y: number }[];
  halves: { title: string; note: string; colour: string }[];
}
