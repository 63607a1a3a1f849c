import { DEFAULT_COLOURS, inKey, type Colours } from "#app/art/palette.ts";

export type SheetName = "mist" | "bloom" | "deep" | "ochre" | "laterite" | "leaf" | "pale";

/** The three colours of a sheet (background, lit and shaded lines), and the colour of text on it, all hexadecimal. */
export interface Sheet {
  readonly background: string;
  readonly lit: string;
  readonly shade: string;
  readonly text: string;
}

/** The line colours that were designed for each background. */
const LINES: Readonly<Record<SheetName, { lit: string; shade: string }>> = {
  mist: { lit: "#f3faf8", shade: "#1d4a50" },
  bloom: { lit: "#f4f5fc", shade: "#2e376f" },
  deep: { lit: "#8dbdb9", shade: "#031114" },
  ochre: { lit: "#fff6dc", shade: "#6e4a06" },
  laterite: { lit: "#fbe6dc", shade: "#5e2211" },
  leaf: { lit: "#f5faee", shade: "#2a4019" },
  pale: { lit: "#ffffff", shade: "#6f908e" },
};

const seriesIn = (colours: Colours): Record<SheetName, Sheet> =>
  Object.fromEntries(
    Object.entries(LINES).map(([sheet, { lit, shade }]) => {
      const name = sheet as SheetName;
      const background = colours[name];
      const tone = (colour: string) => inKey(colour, DEFAULT_COLOURS[name], background);
      const text = name === "deep" ? colours.paper : colours.ink;
      return [name, { background, lit: tone(lit), shade: tone(shade), text }];
    }),
  ) as Record<SheetName, Sheet>;

/**
 * The sheets in the site's colours. The three colours of a sheet belong together: never recombine or tint them.
 *
 * This is the only module state of the drawings: what they return also depends on the last `setColours`.
 */
export const SHEETS: Readonly<Record<SheetName, Sheet>> = seriesIn(DEFAULT_COLOURS);

/** Sets the colours of all later drawings, by changing `SHEETS` in place. */
export function setColours(colours: Colours): void {
  Object.assign(SHEETS, seriesIn(colours));
}
