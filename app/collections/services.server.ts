import { z } from "zod";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import { wordsIn } from "#app/lib/words-in.ts";
import type { FolderKind } from "./kind.ts";
import { SERVICES_SHOWN } from "../constants.ts";
import { idOf, readMarkdown, readYaml } from "./reader/content-file.server.ts";
import {
  callToAction,
  description,
  draft,
  heading,
  intro,
  landform,
  line,
  order,
  searchTitle,
  sheet,
  sitePath,
  termList,
  termRow,
  title,
} from "./reader/fields.server.ts";
import { lawFields } from "./law-fields.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { byOrder } from "./reader/order.ts";
import { publishedIn } from "./reader/published-entries.server.ts";
import { homePage } from "./pages.server.ts";

export const SERVICE_ICONS = [
  "hr-advisory",
  "talent",
  "legal",
  "compliance",
  "due-diligence",
  "management",
] as const;

const cell = line.max(70);

const specimenTable = z
  .strictObject({
    columns: z.array(line.max(28)).min(2).max(3),
    rows: z.array(z.array(cell)).min(1).max(8),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const message = `This row has ${row.length} cells, but the table has ${columns.length} columns.`;
      context.addIssue({ code: "custom", path: ["rows", index], message });
    }
  });

const specimen = z
  .strictObject({
    title: line.max(60),
    origin: line.max(90).describe("Where the page comes from: file, place, day, page number."),
    facts: z.array(z.strictObject({ term: line.max(30), text: line.max(120) })).default([]),
    table: specimenTable.optional(),
    passages: z
      .array(
        z.strictObject({
          text: line.max(420),
          note: line.max(220).optional().describe("What stands beside it in the margin."),
        }),
      )
      .default([])
      .describe("Paragraphs or clauses, each with a note where it needs one."),
  })
  .describe(
    "A page of a document that clients receive, with invented contents, shown as a specimen: no client’s name, no person’s name.",
  );

const statutoryYear = z
  .strictObject({ heading, lead: line.max(200), more: line.max(40) })
  .describe("Shows twelve months of due dates from law/duties.yaml; more is the link to all.");

export const serviceSchema = z
  .strictObject({
    draft,
    ...lawFields,
    order,
    title,
    searchTitle,
    sheet,
    landform,
    icon: z.enum(SERVICE_ICONS),
    description,
    summary: line.max(120).describe("One sentence for the home page."),
    points: z.array(line.max(48)).length(3).describe("Three bullet points for the home page."),
    lead: line.max(170).describe("One sentence under the heading."),
    intro,
    scope: z.strictObject({
      heading,
      items: z
        .array(
          z.strictObject({
            title: line.max(60),
            text: line.max(130),
            page: sitePath.optional().describe("The page that says more, where there is one."),
          }),
        )
        .min(3),
    }),
    engagement: termList.extend({
      items: z
        .array(
          termRow.extend({
            when: line
              .max(28)
              .optional()
              .describe("When the step usually runs, for example “Weeks 1 to 3”."),
          }),
        )
        .min(1),
    }),
    deliverables: termList.extend({ specimen: specimen.optional() }),
    statutoryYear: statutoryYear.optional(),
    audience: termList,
    callToAction,
  })
  .describe("A service.");

export type Service = z.output<typeof serviceSchema> & {
  /** The file's name: the last segment of the address. */
  id: string;
  /** The page's address without base path. */
  path: string;
};

/** Reads one service's file. @throws ContentError naming file, field and what is allowed */
function readService(file: string): Service {
  const id = idOf(file);
  return { ...readYaml(file, serviceSchema), id, path: `/services/${id}` };
}

/** The services, in their order. */
export const services = oncePerBuild((): Service[] =>
  publishedIn("services", ".yaml", readService).sort(byOrder),
);

/** The services of the home page, as it names them. */
export const homeServices = (): Service[] =>
  homePage().services.shown?.flatMap((id) => serviceById(id) ?? []) ??
  services().slice(0, SERVICES_SHOWN);

/** One service by the last segment of its address; undefined where there is none. */
export const serviceById = (id: string): Service | undefined =>
  services().find((service) => service.id === id);

const HR_ADVISORY = "services/hr-advisory";

export const topicSchema = z
  .strictObject({
    draft,
    ...lawFields,
    order,
    title,
    searchTitle,
    landform,
    description,
    lead: line.max(170),
    intro,
    layout: z
      .enum(["rows", "blocks"])
      .describe("rows: short sections as definition rows; blocks: long sections side by side."),
    specimen: specimen.optional(),
    statutoryYear: statutoryYear.optional(),
    callToAction,
  })
  .describe("A sub-page of 360° HR Advisory; each ## heading of the text is a section.");

export type HrTopic = z.output<typeof topicSchema> & { id: string; path: string; body: string };

/** Reads one sub-page's file. @throws ContentError naming file, field and what is allowed */
function readHrTopic(file: string): HrTopic {
  const id = idOf(file);
  const { fields, body } = readMarkdown(file, topicSchema);
  return { ...fields, body, id, path: `/${HR_ADVISORY}/${id}` };
}

/** The sub-pages of 360° HR Advisory, in their order; they stand and fall with its own page. */
export const hrTopics = oncePerBuild((): HrTopic[] =>
  serviceById("hr-advisory") ? publishedIn(HR_ADVISORY, ".md", readHrTopic).sort(byOrder) : [],
);

/** One sub-page of 360° HR Advisory by the last segment of its address. */
export const hrTopicById = (id: string): HrTopic | undefined =>
  hrTopics().find((topic) => topic.id === id);

export const serviceKind = {
  folder: "services",
  extension: ".yaml",
  schema: serviceSchema,
  read: readService,
  label: "Services",
  one: "service",
  icon: "handshake",
  pages: { pattern: "/services/:service", all: services },
  search: () =>
    services().map(({ path, title: name, lead, scope, engagement, deliverables, ...service }) => ({
      kind: "service",
      path,
      title: name,
      summary: lead,
      typed: [service.searchTitle ?? name],
      text: wordsIn([
        [service.points, service.intro],
        scope.items.map((item) => [item.title, item.text]),
        engagement,
        // The page shown as a specimen has invented contents.
        deliverables.items,
      ]),
    })),
} as const satisfies FolderKind;

export const hrTopicKind = {
  folder: HR_ADVISORY,
  extension: ".md",
  schema: topicSchema,
  read: readHrTopic,
  label: "Pages of 360° HR Advisory",
  one: "HR advisory page",
  icon: "subdirectory_arrow_right",
  pages: { pattern: "/services/hr-advisory/:topic", all: hrTopics },
  search: () =>
    hrTopics().map(({ path, title: name, lead, body, ...topic }) => ({
      kind: "service",
      path,
      title: name,
      summary: lead,
      typed: [topic.searchTitle ?? name],
      text: `${wordsIn(topic.intro)} ${markdownWords(body)}`,
    })),
} as const satisfies FolderKind;
