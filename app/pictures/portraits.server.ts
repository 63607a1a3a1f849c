import { hash } from "node:crypto";
import * as art from "#app/art/pictures.ts";
import type { EngravingSize, SheetName } from "#app/art/pictures.ts";
import type { Crop } from "#app/collections/reader/picture-fields.server.ts";
import { memberById, portraitStyle, team, type Member } from "#app/collections/team.server.ts";
import type { Portrait } from "#app/components/avatar.tsx";
import type { DrawingPair } from "#app/components/drawing.tsx";
import type { Person } from "#app/components/people-list.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { madeOf, placedPhoto, portraitPixels } from "./photo.server.ts";
import { pictureFileAsync, type PictureFile } from "./picture-file.server.ts";

/** The engravings of each place for wide and narrow screens, and the displayed width of a photograph. */
const PLACES = {
  team: {
    engravings: [art.ENGRAVINGS.large, art.ENGRAVINGS.medium],
    sizes: "(width <= 37.5em) 94vw, min(40vw, 548px)",
  },
  row: {
    engravings: [art.ENGRAVINGS.medium, art.ENGRAVINGS.medium],
    sizes: "(width <= 60em) 45vw, 250px",
  },
  beside: { engravings: [art.ENGRAVINGS.small], sizes: "64px" },
} as const;

/** The background colours of portraits, in turn by member. */
const COLOURS = ["mist", "bloom", "ochre", "laterite"] as const;

/** The tones of a photograph, corrected for its exposure: a row of samples for each line of the engraving. */
async function tonesOf(bytes: Buffer, { places, rules }: EngravingSize, crop?: Crop) {
  const pixels = await (
    await portraitPixels(bytes, crop)
  )
    .flatten({ background: "#fff" })
    .greyscale()
    .normalise({ lower: 1, upper: 99 })
    .resize(places, rules, { fit: "fill" })
    .raw()
    .toBuffer();
  const values = Float64Array.from(pixels, (value) => value / 255);
  return art.exposedForFace({ values, width: places, height: rules });
}

function engravingFile(
  { image = "", crop }: Member,
  sheet: SheetName,
  size: EngravingSize,
): Promise<PictureFile> {
  return madeOf(image, [crop, sheet, size], (bytes) =>
    pictureFileAsync({
      name: "engraving",
      extension: "svg",
      key: [hash("sha256", bytes), crop, sheet, size],
      make: async () => art.engraving(await tonesOf(bytes, size, crop), sheet, size),
    }),
  );
}

/** A member's portrait, as an engraving or a photograph, and the initials shown until it has loaded. */
export async function portraitOf(member: Member, place: keyof typeof PLACES): Promise<Portrait> {
  const { initials, image, crop } = member;
  const position = Math.max(
    0,
    team().findIndex(({ id }) => id === member.id),
  );
  const { engravings, sizes } = PLACES[place];
  const sheet = COLOURS[position % COLOURS.length]!;
  const base = { initials, colour: sheet };
  if (image === undefined) return base;
  if (portraitStyle() === "photographs")
    return {
      ...base,
      picture: await placedPhoto(image, "portrait", { alt: "", sizes: () => sizes, crop }),
    };
  const [desktop, narrow] = await Promise.all(
    engravings.map(async (size) => {
      const { path, width, height } = await engravingFile(member, sheet, size);
      return { src: link(path), width, height };
    }),
  );
  return { ...base, picture: { desktop, narrow } as DrawingPair };
}

/** A member named on another page. @param id in `content/team.yaml` @param place `row` for a row of portraits */
export async function personOf(id: string, place: "beside" | "row" = "beside"): Promise<Person> {
  const member = memberById(id);
  const { name, role, sample, former } = member;
  const portrait = await portraitOf(member, place);
  return { name, role, former, portrait, sample };
}
