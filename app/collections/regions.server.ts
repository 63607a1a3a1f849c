import { z } from "zod";
import { REGION_POINTS } from "./constants.ts";
import { filesIn, nameOf, readYaml } from "./content-file.server.ts";
import {
  callToAction,
  description,
  heading,
  intro,
  line,
  order,
  searchTitle,
  serviceRef,
  termList,
  title,
} from "./fields.server.ts";
import { lawFields } from "./legal-events.server.ts";
import { byOrder } from "./order.ts";

const place = z.strictObject({
  name: line,
  kind: z.enum(["head-office", "partner"]),
  text: line.describe("What is done there."),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "Asia/Kolkata",
      {
        error: "Expected a time zone name, for example Europe/London",
      },
    ),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});

const schema = z
  .strictObject({
    ...lawFields,
    order,
    title,
    searchTitle,
    menuTitle: line.optional().describe("Its name in the menu, where that differs."),
    description,
    summary: line.max(140).describe("One sentence for the regional overview."),
    points: z.array(line.max(60)).length(REGION_POINTS).describe("Exactly five points."),
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
      .describe("The map's frame in degrees."),
    callToAction,
  })
  .describe("A region of operation.");

export type Place = z.output<typeof place>;
export type Region = z.output<typeof schema> & { id: string; path: string };

/** Reads one region's file. @throws ContentError naming file, field and what is allowed */
export function readRegion(file: string): Region {
  const id = nameOf(file);
  return { ...readYaml(file, schema), id, path: `/where-we-operate/${id}` };
}

/** The regions of operation, in their order. */
export const regions = (): Region[] => filesIn("regions", ".yaml").map(readRegion).sort(byOrder);

/** One region by the last segment of its address. */
export const regionById = (id: string): Region | undefined =>
  regions().find((region) => region.id === id);
