import { lawTools } from "virtual:labels";
import { rulePath } from "#app/law/addresses.server.ts";
import type { LawChange } from "#app/law/collections/changes.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { site } from "#app/collections/site.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";

/** A change as the feed and the calendar have it. @returns `id` is the same as long as day, rules and their order are */
export function changeItem({ on, grade, says, rules }: LawChange) {
  const [rule = ""] = rules;
  return {
    id: `${rules.join(".")}-${grade}-${on}@${new URL(site().url).host}`,
    title: `${lawTools.grades[grade]}: ${lawRules().find(({ id }) => id === rule)!.title}`,
    text: says,
    url: absoluteUrl(rulePath(rule)!),
  };
}
