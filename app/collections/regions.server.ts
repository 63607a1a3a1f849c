import { z } from "zod";
import { entryFolder } from "./entry-folder.server.ts";
import { wordsIn } from "#app/lib/words-in.ts";
import type { FolderKind } from "./kind.ts";
import {
  callToAction,
  description,
  draft,
  heading,
  intro,
  line,
  order,
  searchTitle,
  serviceRef,
  termList,
  timeZone,
  title,
} from "./reader/fields.server.ts";
import { lawFields } from "./law-fields.server.ts";

const place = z.strictObject({
  name: line,
  kind: z.enum(["head-office", "partner"]),
  text: line.describe("What is done there."),
  timeZone,
  timeName: line
    .max(30)
    .optional()
    .describe(
      "What visitors call the local time, for example Singapore time; where left out, Local time.",
    ),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});

const schema = z
  .strictObject({
    draft,
    ...lawFields,
    order,
    title,
    searchTitle,
    menuTitle: line.optional().describe("Its name in the menu, where that differs."),
    mapCaption: line
      .max(16)
      .optional()
      .describe("Its word on the small map of the world, where the name is too long for it."),
    description,
    summary: line.max(140).describe("One sentence for the regional overview."),
    points: z.array(line.max(60)).min(1).describe("A few words each; five look best."),
    lead: line.max(180),
    intro,
    presence: z.strictObject({ heading, places: z.array(place).min(1) }),
    services: z.strictObject({
      heading,
      items: z.array(z.strictObject({ service: serviceRef, text: line.max(140) })).min(1),
    }),
    law: termList.describe("What a company meets in the region's law."),
    map: z
      .strictObject({
        west: z.number(),
        south: z.number(),
        east: z.number(),
        north: z.number(),
      })
      .optional()
      .describe("The map's frame in degrees; drawn around the places where it is left out."),
    callToAction,
  })
  .describe("A region of operation.");

export type Place = z.output<typeof place>;

/** How far a map reaches around its places, in degrees, and the latitudes that no map goes beyond. */
const AROUND = { across: 12, down: 10 };
const FARTHEST = { across: 180, down: 85 };

/** The frame of a map that holds some places. */
function frameAround(places: Place[]) {
  const end = (degrees: number[], by: number, limit: number, side: -1 | 1) =>
    side * Math.min(limit, Math.max(...degrees.map((degree) => side * degree)) + by);
  const across = places.map(({ longitude }) => longitude);
  const down = places.map(({ latitude }) => latitude);
  return {
    west: end(across, AROUND.across, FARTHEST.across, -1),
    south: end(down, AROUND.down, FARTHEST.down, -1),
    east: end(across, AROUND.across, FARTHEST.across, 1),
    north: end(down, AROUND.down, FARTHEST.down, 1),
  };
}

const folder = entryFolder("regions", schema, {
  address: "/where-we-operate/",
  more: ({ map, presence }) => ({ map: map ?? frameAround(presence.places) }),
});

export type Region = ReturnType<typeof folder.all>[number];

/** The regions of operation, in their order. */
export const regions = folder.all;

/** One region by the last segment of its address. */
export const regionById = folder.byId;

export const regionKind = {
  ...folder.files,
  label: "Regions",
  one: "region",
  pages: { pattern: "/where-we-operate/:region", all: regions },
  search: () =>
    regions().map(({ path, title: name, summary, presence, services, ...region }) => ({
      kind: "region",
      path,
      title: name,
      summary,
      typed: [region.searchTitle ?? name, region.menuTitle ?? name],
      text: wordsIn([
        [region.points, region.intro],
        presence.places.map((entry) => [entry.name, entry.text]),
        services.items.map(({ text }) => text),
        region.law,
      ]),
    })),
} as const satisfies FolderKind;
