import { duties } from "./law-duties.server.ts";
import type { Checked } from "./law-fields.server.ts";
import { lawNames } from "./law-names.server.ts";
import { lawRates } from "./law-rates.server.ts";
import { lawRules } from "./law-rules.server.ts";
import { lawChecklists } from "./law-checklists.server.ts";

/** Everything on the site that states law and says when it was checked. */
export const lawStatements = (): Checked[] => [
  ...lawRules(),
  ...duties(),
  ...lawNames().names,
  ...lawChecklists(),
  ...lawRates(),
];
