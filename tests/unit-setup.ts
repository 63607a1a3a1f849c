import { makeFonts } from "../scripts/fonts.ts";

/** Share images are part of a page's head, and their titles are set in fonts that the build makes. */
export async function setup(): Promise<void> {
  await makeFonts();
}
