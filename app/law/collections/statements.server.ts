import { duties } from "./duties.server.ts";
import type { Checked } from "./fields.server.ts";
import { lawNames } from "./names.server.ts";
import { lawRates } from "./rates.server.ts";
import { lawRules } from "./rules.server.ts";
import { lawChecklists } from "./checklists.server.ts";

/** Everything on the site that states law and says when it was checked. */
export const lawStatements = (): Checked[] => [
  ...lawRules(),
  ...duties(),
  ...lawNames().names,
  ...lawChecklists(),
  ...lawRates(),
];
