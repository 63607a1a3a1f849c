/** The names of the sheets in the series. */
export type SheetName = "mist" | "bloom" | "deep" | "ochre" | "laterite" | "leaf" | "pale";

/** The three tones of a sheet, and the colour of text upon it, as hexadecimal colours. */
export interface Sheet {
  readonly ground: string;
  readonly lit: string;
  readonly shade: string;
  readonly text: string;
}

const INK = "#0B2024";
const WHITE = "#FFFFFF";

/** The sheet series. The triples are fixed: never recombine or tint them. */
export const SHEETS: Readonly<Record<SheetName, Sheet>> = {
  mist: { ground: "#A9C0BC", lit: "#F3FAF8", shade: "#1D4A50", text: INK },
  bloom: { ground: "#A3AED3", lit: "#F4F5FC", shade: "#2E376F", text: INK },
  deep: { ground: "#12393F", lit: "#8DBDB9", shade: "#031114", text: WHITE },
  ochre: { ground: "#E3B75A", lit: "#FFF6DC", shade: "#6E4A06", text: INK },
  laterite: { ground: "#CE8468", lit: "#FBE6DC", shade: "#5E2211", text: INK },
  leaf: { ground: "#9CB38E", lit: "#F5FAEE", shade: "#2A4019", text: INK },
  pale: { ground: "#E4ECEA", lit: WHITE, shade: "#6F908E", text: INK },
};
