/** How the firm looks: its colours made from one, its logo from one file. */
import sharp from "sharp";
import {
  contrastProblems,
  DEFAULT_COLOURS,
  inKey,
  type ColourRole,
  type Colours,
} from "#app/art/palette.ts";
import { Refusal } from "../scripts/changes/refusal.ts";
import { placeOf, readEntry, writeEntry } from "./entry-files.ts";
import { upload } from "./files.ts";
import type { Values } from "./form-values.ts";

/** The roles that follow the firm's main colour; the others are a series of their own. */
const FOLLOWING: ColourRole[] = ["ink", "quiet", "haze", "pale", "mist", "deep"];

const ROUNDS = 24;

/**
 * Every colour of the site, made from one, each as light or dark as it must be for all that stands on it, or it on, to be read.
 * @param main as `#rrggbb`
 */
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

/** Gives the site the colours that go with one, as its picker says it. */
export function applyMainColour(colour: string): void {
  const entry = readEntry("site.yaml");
  const colours = { ...(entry.colours as Colours | undefined), ...coloursFrom(colour) };
  writeEntry("site.yaml", { ...entry, colours });
}

/** How wide the form for dark grounds is, in pixels; and the square one for the browser's tab. */
const [WIDE, SQUARE] = [1200, 512];

/** From this shape on, a logo is taken for a mark with words beside it; the square one has the mark alone. */
const IS_WIDE = 1.6;

/**
 * Makes the form for dark grounds, all of it white, and the square one, and names the three as the firm's.
 * @param name of the logo for light grounds, in the library
 * @throws Refusal where it has no ground that can be seen through: white on white would be left
 */
export async function makeLogo(name: string): Promise<void> {
  const trimmed = await sharp(placeOf(`pictures/${name}`), { density: 300 })
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
