import { lawTools } from "virtual:labels";
import { rulePath } from "#app/law/addresses.server.ts";
import type { LawChange } from "#app/law/collections/changes.server.ts";
import { site } from "#app/collections/site.server.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { truncate } from "#app/lib/truncate.ts";

/** So many characters of a change stand in lists of titles. */
const TITLE = 90;

/** A change as the feed and the calendar have it. @returns `id` is the same as long as day, rules and their order are */
export function changeItem({ on, grade, says, rules }: LawChange) {
  const [rule = ""] = rules;
  return {
    id: `${rules.join(".")}-${grade}-${on}@${new URL(site().url).host}`,
    // By its own words: a rule may have changed more than once.
    title: truncate(`${lawTools.grades[grade]}: ${says}`, TITLE),
    text: says,
    url: absoluteUrl(rulePath(rule)!),
  };
}
