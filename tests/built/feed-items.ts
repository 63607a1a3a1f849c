import { childrenOf, readXml, textIn } from "../xml.ts";
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

/** An article in a JSON feed. */
type JsonItem = Record<
  "id" | "url" | "title" | "summary" | "content_html" | "date_published",
  string
>;

/** The articles of a feed. */
export function feedItems(address: string): Item[] {
  const text = read(address).toString();
  if (address.endsWith(".json"))
    return (JSON.parse(text) as { items: JsonItem[] }).items.map((item) => ({
      id: item.id,
      link: item.url,
      title: item.title,
      summary: item.summary,
      html: item.content_html,
      day: dayOf(item.date_published),
    }));
  const feed = readXml(text);
  if (feed.name === "feed")
    return childrenOf(feed, "entry").map((item) => ({
      id: textIn(item, "id"),
      link: childrenOf(item, "link")[0]?.attributes.href,
      title: textIn(item, "title"),
      summary: textIn(item, "summary"),
      html: textIn(item, "content"),
      day: dayOf(textIn(item, "published")),
    }));
  return childrenOf(childrenOf(feed, "channel")[0]!, "item").map((item) => ({
    id: textIn(item, "guid"),
    link: textIn(item, "link"),
    title: textIn(item, "title"),
    summary: textIn(item, "description"),
    html: textIn(item, "content:encoded"),
    day: dayOf(textIn(item, "pubDate")),
  }));
}
