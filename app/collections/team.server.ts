import { z } from "zod";
import { readFields } from "./reader/content-file.server.ts";
import {
  caseStudyRef,
  draft,
  kebab,
  line,
  listById,
  namesIn,
  outsideUrl,
  reference,
  sample,
  serviceRef,
} from "./reader/fields.server.ts";
import { crop, photograph } from "./reader/picture-fields.server.ts";
import { isPublished } from "./reader/publication.server.ts";
import { singleFile } from "./reader/single-file.server.ts";

const member = z.strictObject({
  id: kebab.describe("Small letters and hyphens; articles name their author by it."),
  sample,
  draft,
  former: z
    .boolean()
    .default(false)
    .describe("true once the member has left: articles keep the name, the team page does not."),
  name: line,
  role: line,
  bio: line.max(400),
  leads: z.array(serviceRef).default([]).describe("The services that this member leads."),
  cases: z.array(caseStudyRef).default([]).describe("The case studies of this member's work."),
  image: photograph.optional(),
  crop: crop.optional(),
  initials: line.max(3).describe("Shown where there is no photograph."),
  linkedin: outsideUrl.optional().describe("The member's own page on the network."),
});

const schema = z
  .strictObject({
    portraits: z
      .enum(["engraved", "photographs"])
      .default("engraved")
      .describe(
        "How the members' photographs are shown: engraved in lines, like the site's drawings, or as they are.",
      ),
    members: listById(member).min(1),
  })
  .describe("The members of the team.");

export const teamFile = singleFile("team.yaml", schema);

export type Member = z.output<typeof member>;

export const portraitStyle = (): z.output<typeof schema>["portraits"] => teamFile().portraits;

/** All members, drafts and those who have left included. */
export const everyMember = (): Member[] => teamFile().members;

const published = (): Member[] => everyMember().filter(isPublished);

/** The published members who are with the firm. */
export const team = (): Member[] => published().filter(({ former }) => !former);

/** The ids that articles may name, drafts' included. */
export const memberIds = (): string[] => namesIn("team.yaml members.*.id");

const idsAndDrafts = z.object({
  members: z.array(z.object({ id: z.string(), draft: z.boolean().catch(false) })),
});

/** Why a visible entry cannot name a member (a draft); undefined where it can. */
export const draftMember = (id: string): string | undefined =>
  idsAndDrafts
    .safeParse(readFields(teamFile.path))
    .data?.members.some((entry) => entry.id === id && !isPublished(entry))
    ? `"${id}" is a draft in content/team.yaml: take out that line there first, or make this entry a draft too.`
    : undefined;

/** A reference to a member of the team; the member may be a draft. */
export const memberRef = reference("team.yaml members.*.id");

/** The leader of a service; undefined where nobody is named. */
export const leaderOf = (service: string): Member | undefined =>
  team().find(({ leads }) => leads.includes(service));

/** One member by id, former members included. @throws when the id is unknown, which the schemas rule out */
export function memberById(id: string): Member {
  const found = published().find((entry) => entry.id === id);
  if (!found) throw new Error(`No member "${id}" in content/team.yaml`);
  return found;
}
