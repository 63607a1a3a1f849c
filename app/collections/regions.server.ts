import { z } from "zod";
import { entryFolder } from "./reader/entry-folder.server.ts";
import { wordsIn } from "#app/lib/text.ts";
import {
  callToAction,
  entryFields,
  heading,
  intro,
  line,
  serviceRef,
  termList,
  termRow,
  timeZone,
} from "./reader/fields.server.ts";

/** The margin of a map around its places, in degrees, and the limits of all maps. */
const AROUND = { across: 12, down: 10 };
const FARTHEST = { across: 180, down: 85 };

const degrees = (farthest: number) => z.number().min(-farthest).max(farthest);

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
  longitude: degrees(FARTHEST.across),
  latitude: degrees(90),
});

const schema = z
  .strictObject({
    ...entryFields,
    menuTitle: line.optional().describe("Its name in the menu, where that differs."),
    mapCaption: line
      .max(16)
      .optional()
      .describe("Its word on the small map of the world, where the name is too long for it."),
    summary: line.max(140).describe("One sentence for the regional overview."),
    points: z.array(line.max(60)).min(1).describe("A few words each; five look best."),
    lead: line.max(180),
    intro,
    presence: z.strictObject({ heading, places: z.array(place).min(1) }),
    services: z.strictObject({
      heading,
      items: z.array(z.strictObject({ service: serviceRef, text: line.max(140) })).min(1),
    }),
    law: termList
      .extend({ items: z.array(termRow.extend({ fact: line.max(60).optional() })).min(1) })
      .describe("What a company meets in the region's law, each with its main date or figure."),
    map: z
      .strictObject({
        west: degrees(FARTHEST.across),
        south: degrees(FARTHEST.down),
        east: degrees(FARTHEST.across),
        north: degrees(FARTHEST.down),
      })
      .refine(
        ({ west, south, east, north }) => west < east && south < north,
        "The left edge lies left of the right one, and the lower edge below the upper one",
      )
      .optional()
      .describe("The map's frame in degrees; drawn around the places where it is left out."),
    callToAction,
  })
  .superRefine(({ map, presence }, context) => {
    for (const [place, { longitude, latitude }] of presence.places.entries()) {
      const isAcross = !map || (longitude > map.west && longitude < map.east);
      if (isAcross && (!map || (latitude > map.south && latitude < map.north))) continue;
      const path = ["presence", "places", place, isAcross ? "latitude" : "longitude"];
      const message =
        "This place lies outside the map: move its edges, or leave the map out, which is then drawn around its places";
      context.addIssue({ code: "custom", path, message });
    }
  })
  .describe("A region of operation.");

export type Place = z.output<typeof place>;

function frameAround(places: Place[]) {
  const across = places.map(({ longitude }) => longitude);
  const down = places.map(({ latitude }) => latitude);
  return {
    west: Math.max(-FARTHEST.across, Math.min(...across) - AROUND.across),
    south: Math.max(-FARTHEST.down, Math.min(...down) - AROUND.down),
    east: Math.min(FARTHEST.across, Math.max(...across) + AROUND.across),
    north: Math.min(FARTHEST.down, Math.max(...down) + AROUND.down),
  };
}

export const {
  all: regions,
  byId: regionById,
  kind: regionKind,
} = entryFolder("regions", schema, {
  label: "Regions",
  one: "region",
  address: "/where-we-operate/:region",
  more: ({ map, presence }) => ({ map: map ?? frameAround(presence.places) }),
  found: ({ title: name, summary, presence, services, ...region }) => ({
    kind: "region",
    summary,
    typed: [region.searchTitle ?? name, region.menuTitle ?? name],
    text: wordsIn([
      [region.points, region.intro],
      presence.places.map((entry) => [entry.name, entry.text]),
      services.items.map(({ text }) => text),
      region.law,
    ]),
  }),
});
export type Region = ReturnType<typeof regions>[number];
