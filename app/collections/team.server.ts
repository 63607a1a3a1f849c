import { z } from "zod";
import { TEAM_SIZE } from "./constants.ts";
import { readFields, readYaml } from "./content-file.server.ts";
import { line, outsideUrl, sample } from "./fields.server.ts";
import { photograph } from "./picture-fields.server.ts";

const member = z.strictObject({
  id: line.describe("Small letters and hyphens; articles name their author by it."),
  sample,
  name: line,
  role: line,
  bio: line.max(400),
  image: photograph.optional(),
  initials: line.max(3).describe("Shown where there is no photograph."),
  linkedin: outsideUrl,
});

const schema = z
  .strictObject({ members: z.array(member).length(TEAM_SIZE) })
  .describe("The four members of the team.");

const FILE = "team.yaml";

export type Member = z.output<typeof member>;

/** The members of the team, in their order. */
export const team = (): Member[] => readYaml(FILE, schema).members;

const idsOnly = z.object({ members: z.array(z.object({ id: z.string() })) });

/** The ids that articles may name. Reads nothing else: a mistake in a member's fields is no article's. */
export const memberIds = (): string[] =>
  idsOnly.safeParse(readFields(FILE)).data?.members.map(({ id }) => id) ?? [];

/** One member by id. @throws when the id is unknown, which the schemas rule out */
export function memberById(id: string): Member {
  const found = team().find((entry) => entry.id === id);
  if (!found) throw new Error(`No member "${id}" in content/team.yaml`);
  return found;
}
