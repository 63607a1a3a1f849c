import { z } from "zod";
import { serviceIcons } from "#app/art/icons.ts";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import { wordsIn } from "#app/lib/text.ts";
import { SERVICES_SHOWN } from "../constants.ts";
import { entryFolder } from "./reader/entry-folder.server.ts";
import {
  callToAction,
  entryFields,
  heading,
  intro,
  line,
  sheet,
  termList,
} from "./reader/fields.server.ts";
import {
  engagement,
  exhibit,
  fee,
  firstResult,
  scope,
  specimen,
} from "./reader/paper-fields.server.ts";
import { homePage } from "./pages.server.ts";

export const serviceIcon = z.enum(Object.keys(serviceIcons) as (keyof typeof serviceIcons)[]);

const serviceSchema = z
  .strictObject({
    ...entryFields,
    sheet,
    icon: serviceIcon,
    summary: line.max(120).describe("One sentence for the home page."),
    points: z.array(line.max(48)).length(3).describe("Three bullet points for the home page."),
    lead: line.max(170).describe("One sentence under the heading."),
    intro,
    scope,
    firstResult,
    engagement,
    specimen: specimen.optional(),
    exhibit: exhibit.optional(),
    exhibitFirst: z.boolean().default(false).describe("true: it stands before the engagement."),
    audience: termList,
    callToAction,
  })
  .describe("A service.");

export const {
  all: services,
  byId: serviceById,
  kind: serviceKind,
} = entryFolder("services", serviceSchema, {
  label: "Services",
  one: "service",
  address: "/services/:service",
  found: ({ title: name, lead, scope, engagement, ...service }) => ({
    kind: "service",
    summary: lead,
    typed: [service.searchTitle ?? name],
    text: wordsIn([
      [service.points, service.intro],
      scope.items.map((item) => [item.title, item.text]),
      engagement.items.map(({ term, text, paper }) => [term, text, paper]),
    ]),
  }),
});
export type Service = ReturnType<typeof services>[number];

/** The services on the home page: those that it names, without drafts, or else the first six. */
export const homeServices = (): Service[] =>
  homePage().services.shown?.flatMap((id) => serviceById(id) ?? []) ??
  services().slice(0, SERVICES_SHOWN);

const topicSchema = z
  .strictObject({
    ...entryFields,
    lead: line.max(170),
    intro,
    partsHeading: heading.optional().describe("Over the sections of the text."),
    fee: fee.optional(),
    firstResult: firstResult.optional(),
    specimen: specimen.optional(),
    exhibit: exhibit.optional(),
    callToAction,
  })
  .describe("A sub-page of 360° HR Advisory; each ## heading of the text is a section.");

export const {
  all: hrTopics,
  byId: hrTopicById,
  kind: hrTopicKind,
} = entryFolder("services/hr-advisory", topicSchema, {
  label: "Pages of 360° HR Advisory",
  one: "HR advisory page",
  extension: ".md",
  address: "/services/hr-advisory/:topic",
  // These pages exist only together with the page of HR advisory.
  isThere: () => serviceById("hr-advisory") !== undefined,
  found: ({ title: name, lead, body, intro: opening, searchTitle: searched }) => ({
    kind: "service",
    summary: lead,
    typed: [searched ?? name],
    text: `${wordsIn(opening)} ${markdownWords(body)}`,
  }),
});
