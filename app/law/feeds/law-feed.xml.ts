import { Feed } from "feed";
import { feeds, lawTools } from "virtual:labels";
import { hasLawPages, lawPages } from "#app/law/collections/pages.server.ts";
import { rulePath } from "#app/law/addresses.server.ts";
import { basisOf } from "#app/law/basis.ts";
import { writtenAll } from "#app/law/collections/instruments.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { site } from "#app/collections/site.server.ts";
import { formatDay } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { momentOf, withStyleSheet } from "#app/feeds/article-feed.ts";
import { FEED_TYPE, respond } from "#app/feeds/respond.ts";
import { LOCALE } from "#app/lib/locale.ts";

const PATH = "/feed/law.xml";

/** The rules of law as RSS, by the day on which each was last checked: readers see what was added or looked at again. */
export function loader(): Response {
  if (!hasLawPages()) throw new Response(null, { status: 404 });
  const firm = site();
  const page = absoluteUrl("/resources/what-is-in-force");
  const rules = lawRules().toSorted((a, b) => b.checked.on.localeCompare(a.checked.on));
  const feed = new Feed({
    id: page,
    title: fill(feeds.law, { firm: firm.name }),
    description: lawPages().inForce.description,
    link: page,
    language: LOCALE,
    updated: momentOf(rules[0]?.checked.on ?? String(firm.founded)),
    generator: false,
    feed: absoluteUrl(PATH),
  });
  for (const rule of rules) {
    const { id, title, says, detail, instruments, checked } = rule;
    feed.addItem({
      id: `${page}#${id}`,
      link: absoluteUrl(rulePath(id)!),
      title,
      description: [
        says,
        detail,
        `${lawTools.written}: ${writtenAll(instruments)}.`,
        `${lawTools.bases[basisOf(rule)]}.`,
        fill(lawTools.checkedOn, { date: formatDay(checked.on) }),
      ]
        .filter(Boolean)
        .join(" "),
      date: momentOf(checked.on),
    });
  }
  return respond(withStyleSheet(feed.rss2()), FEED_TYPE);
}
