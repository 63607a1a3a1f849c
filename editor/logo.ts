/** The firm's logo in the three forms that the site needs, from one file. */
import sharp from "sharp";
import { Refusal } from "../scripts/changes/refusal.ts";
import { placeOf, readEntry, writeEntry } from "./entry-files.ts";
import { upload } from "./files.ts";
import type { Values } from "./form-values.ts";

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
  const write = (logo: Values) => writeEntry("site.yaml", { values: { ...entry.values, logo } });
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
