import { z } from "zod";
import { ContentError } from "./reader/content-error.ts";
import { shownPath } from "./reader/content-file.server.ts";
import { line, listById } from "./reader/fields.server.ts";
import { unknownChoice } from "./reader/plain-message.ts";
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
      .array(line.meta({ refersTo: "claims.yaml claims.*.id" }))
      .max(8)
      .describe("The key figures of the home page, by their ids; without any it has no figures."),
    claims: listById(claim),
  })
  .describe("Every number that the site claims about the firm (A3).");

export const claimsFile = singleFile("claims.yaml", schema, "Figures about the firm");

type Claim = z.output<typeof claim>;

/** Every claim, whether shown or not. */
export const claims = (): Claim[] => claimsFile().claims;

/** The key figures of the home page, and the note that says whom they speak of. */
export function keyStats(): { stats: Claim[]; note: string } {
  const file = claimsFile();
  return {
    note: file.note,
    stats: file.shown.map((id, index) => {
      const found = file.claims.find((entry) => entry.id === id);
      if (!found) {
        throw new ContentError(shownPath(claimsFile.path), {
          message: unknownChoice(
            id,
            file.claims.map((claim) => claim.id),
          ),
          path: ["shown", index],
        });
      }
      return found;
    }),
  };
}
