import type { SheetName } from "./sheets.ts";

/** Team members take these in turn. */
const COLOURS: readonly SheetName[] = ["mist", "bloom", "ochre", "laterite"];

/** The colour of a member's portrait. @param position in the list, from 0 */
export const portraitSheet = (position: number): SheetName => COLOURS[position % COLOURS.length]!;
