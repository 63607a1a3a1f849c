import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { read } from "./built-site.ts";

/** What every kind of feed says of an article. */
type Item = {
  id?: string;
  link?: string;
  title?: string;
  summary?: string;
  html?: string;
  day?: string;
};

const dayOf = (time = "") => new Date(time).toISOString().slice(0, 10);

/** The articles of a feed, as an independent parser reads them. */
export function feedItems(address: string): Item[] {
  const text = read(address).toString();
  if (address.endsWith(".json"))
    return (parseJsonFeed(JSON.parse(text)).items ?? []).map((item) => ({
      id: item.id,
      link: item.url,
      title: item.title,
      summary: item.summary,
      html: item.content_html,
      day: dayOf(item.date_published),
    }));
  if (address === "/atom.xml")
    return (parseAtomFeed(text).entries ?? []).map((item) => ({
      id: item.id,
      link: item.links?.[0]?.href,
      title: item.title?.value,
      summary: item.summary?.value,
      html: item.content?.value,
      day: dayOf(item.published),
    }));
  return (parseRssFeed(text).items ?? []).map((item) => ({
    id: item.guid?.value,
    link: item.link,
    title: item.title,
    summary: item.description,
    html: item.content?.encoded,
    day: dayOf(item.pubDate),
  }));
}
