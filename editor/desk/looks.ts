/** The firm's look: all colours derived from one, all logos from one file. */
import sharp from "sharp";
import {
  contrastProblems,
  DEFAULT_COLOURS,
  inKey,
  type ColourRole,
  type Colours,
} from "#app/art/palette.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { absolutePath, readEntry, writeEntry } from "../entry/entry-files.ts";
import { upload } from "./files.ts";
import type { Values } from "../entry/form-values.ts";

/** Roles that follow the firm's main colour; all others are a separate series. */
const FOLLOWING: ColourRole[] = ["ink", "quiet", "haze", "pale", "mist", "deep"];

const ROUNDS = 24;

/** All colours of the site derived from one, as `#rrggbb`, each with the lightness that its contrasts require. */
export function coloursFrom(main: string): Partial<Colours> {
  const { deep } = DEFAULT_COLOURS;
  const own: Partial<Colours> = Object.fromEntries(
    FOLLOWING.map((role) => [role, inKey(DEFAULT_COLOURS[role], deep, main)]),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const problems = contrastProblems({ ...DEFAULT_COLOURS, ...own }, FOLLOWING);
    const problem = problems.find(({ role }) => FOLLOWING.includes(role));
    if (!problem?.better) break;
    own[problem.role] = problem.better;
  }
  return own;
}

/** Sets the site's colours from the main colour. */
export function applyMainColour(colour: string): void {
  const entry = readEntry("site.yaml");
  const colours = { ...(entry.colours as Colours | undefined), ...coloursFrom(colour) };
  writeEntry("site.yaml", { ...entry, colours });
}

/** The width of the logo for dark backgrounds, and of the square one for the browser's tab, in pixels. */
const [WIDE, SQUARE] = [1200, 512];

/** From this ratio on, a logo is a mark with words beside it; the square logo has the mark alone. */
const IS_WIDE = 1.6;

/**
 * Makes an all-white logo for dark backgrounds and a square one, and enters all three in the firm's file.
 * @param name of the logo for light backgrounds, in the library
 * @throws Refusal if it has no transparent background: it would become a white rectangle
 */
export async function makeLogo(name: string): Promise<void> {
  const trimmed = await sharp(absolutePath(`pictures/${name}`), { density: 300 })
    .ensureAlpha()
    .trim()
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  const entry = readEntry("site.yaml");
  const write = (logo: Values) => writeEntry("site.yaml", { ...entry, logo });
  write({ file: name });
  const isClear = trimmed && !(await sharp(trimmed.data).stats()).isOpaque;
  if (!isClear) {
    throw new Refusal(
      `${name} is the logo now. It has no ground that can be seen through, so no form for dark grounds can be made of it: export it with a transparent ground, or choose the other two below.`,
    );
  }
  const { data, info } = trimmed;
  const mask = await sharp(data).resize({ width: WIDE }).extractChannel("alpha").toBuffer();
  const { width = WIDE, height = WIDE } = await sharp(mask).metadata();
  const white = { create: { width, height, channels: 3 as const, background: "#fff" } };
  const dark = await sharp(white).joinChannel(mask).png().toBuffer();
  const side = Math.min(info.width, info.height);
  const mark =
    info.width > IS_WIDE * info.height
      ? sharp(data).extract({ left: 0, top: 0, width: side, height: side })
      : sharp(data);
  const icon = await mark
    .resize(SQUARE, SQUARE, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  const stem = name.replace(/\.\w+$/, "");
  write({
    file: name,
    dark: await upload("pictures", `${stem}-dark.png`, dark),
    icon: await upload("pictures", `${stem}-icon.png`, icon),
  });
}
