import { lawTools } from "virtual:labels";
import { rulePath } from "#app/law/addresses.server.ts";
import type { LawChange } from "#app/law/collections/changes.server.ts";
import { site } from "#app/collections/site.server.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { truncate } from "#app/lib/text.ts";

/** Characters of a change in lists of titles. */
const TITLE = 90;

/** A change for feed and calendar. @returns `id` stays the same while day, grade and order of rules do */
export function changeItem({
  on,
  grade,
  says,
  rules,
}: Pick<LawChange, "on" | "grade" | "says" | "rules">) {
  const [rule = ""] = rules;
  return {
    id: `${rules.join(".")}-${grade}-${on}@${new URL(site().url).host}`,
    // Of the change, not of the rule, which may change more than once.
    title: truncate(`${lawTools.grades[grade]}: ${says}`, TITLE),
    text: says,
    url: absoluteUrl(rulePath(rule)!),
  };
}
