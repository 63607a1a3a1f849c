import { Feed } from "feed";
import { feeds } from "virtual:labels";
import { CHANGES, LAW_FEED } from "#app/law/addresses.server.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { lawWords } from "#app/law/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { momentOf, respondFeed } from "#app/feeds/respond.ts";
import { LOCALE } from "#app/lib/locale.ts";
import { changeItem } from "./change-item.ts";

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
