import { Feed } from "feed";
import { feeds, lawTools } from "virtual:labels";
import { CHANGES, LAW_FEED, rulePath } from "#app/law/addresses.server.ts";
import { lawChanges, type LawChange } from "#app/law/collections/changes.server.ts";
import { lawWords } from "#app/law/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { momentOf, respondFeed } from "#app/feeds/respond.ts";
import { LOCALE } from "#app/lib/locale.ts";
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

export function loader(): Response {
  const changes = lawChanges().toSorted((a, b) => b.on.localeCompare(a.on));
  const firm = site();
  const page = absoluteUrl(CHANGES);
  const feed = new Feed({
    id: page,
    title: fill(feeds.law, { firm: firm.name }),
    description: lawWords().changes.description,
    link: page,
    language: LOCALE,
    updated: momentOf(changes[0]?.on ?? String(firm.founded)),
    generator: false,
    feed: absoluteUrl(LAW_FEED),
  });
  for (const change of changes) {
    const { id, title, text, url } = changeItem(change);
    feed.addItem({ id, link: url, title, description: text, date: momentOf(change.on) });
  }
  return respondFeed(feed.rss2());
}
