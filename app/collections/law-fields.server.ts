import { z } from "zod";
import { date, reference } from "./reader/fields.server.ts";

/** The rules of law that a page's statements rest on: a change in one place finds all places. */
export const lawRuleRefs = z
  .array(reference("law/rules.yaml rules.*.id"))
  .default([])
  .describe("Ids of content/law/rules.yaml that the statements of law here rest on.");

/** For every page but an article, which has its own `reviewedOn`. */
export const lawFields = {
  lawRules: lawRuleRefs,
  lawCheckedOn: date
    .optional()
    .describe("The day the statements of law here were last compared with those entries."),
};
