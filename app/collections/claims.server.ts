import { z } from "zod";
import { line, listById, reference } from "./reader/fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";

const claim = z.strictObject({
  id: line,
  value: line.describe("As it is shown, for example 15+."),
  label: line.describe("What the value counts."),
  subject: line.describe("Whom it speaks of: the firm, or the people of the firm."),
  basis: z
    .string()
    .describe("Where the proof is kept; while it is empty, the release check lists the claim."),
});

const schema = z
  .strictObject({
    note: line.describe("The sentence under the key figures."),
    shown: z
      .array(reference("claims.yaml claims.*.id"))
      .max(8)
      .describe("The key figures of the home page, by their ids; without any it has no figures."),
    claims: listById(claim),
  })
  .describe("Every number that the site claims about the firm (A3).");

export const claimsFile = singleFile("claims.yaml", schema, "Figures about the firm");

type Claim = z.output<typeof claim>;

/** Every claim, whether shown or not. */
export const claims = (): Claim[] => claimsFile().claims;

/** The key figures of the home page, and the note that says whom they describe. */
export function keyStats(): { stats: Claim[]; note: string } {
  const { note, shown, claims: every } = claimsFile();
  return { note, stats: shown.map((id) => every.find((entry) => entry.id === id)!) };
}
