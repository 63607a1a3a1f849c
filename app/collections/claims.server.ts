import { z } from "zod";
import { ContentError } from "./content-error.ts";
import { readYaml, shownPath } from "./content-file.server.ts";
import { line } from "./fields.server.ts";

const claim = z.strictObject({
  id: line,
  value: z.union([line, z.number().transform(String)]).describe("As it is shown, for example 15+."),
  label: line.describe("What the value counts."),
  subject: line.describe("Whom it speaks of: the firm, or the people of the firm."),
  basis: z
    .string()
    .describe("Where the proof is kept; while it is empty, the release check lists the claim."),
});

const schema = z
  .strictObject({
    note: line.describe("The sentence under the key figures."),
    claims: z.array(claim).min(1),
  })
  .describe("Every number that the site claims about the firm (A3).");

const FILE = "claims.yaml";

export type Claim = z.output<typeof claim>;

/** Every claim, whether shown or not. */
export const claims = (): Claim[] => readYaml(FILE, schema).claims;

const KEY_STATS = ["experience", "clients", "countries", "projects"];

/** The four key figures of the home page, and the note that says whom they speak of. */
export function keyStats(): { stats: Claim[]; note: string } {
  const file = readYaml(FILE, schema);
  return {
    note: file.note,
    stats: KEY_STATS.map((id) => {
      const found = file.claims.find((entry) => entry.id === id);
      if (!found) {
        throw new ContentError(shownPath(FILE), {
          message: `The claim "${id}" is missing: the home page shows it.`,
          path: ["claims"],
        });
      }
      return found;
    }),
  };
}
