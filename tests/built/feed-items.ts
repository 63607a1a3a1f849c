import { childrenOf, readXml, textIn, type Xml } from "../xml.ts";
import { read } from "./built-site.ts";

/** The element names of each kind of feed. */
const NAMES = {
  json: "id url title summary content_html date_published",
  feed: "id link title summary content published",
  rss: "guid link title description content:encoded pubDate",
};

export function feedItems(address: string) {
  const text = read(address).toString();
  const itemOf = (kind: keyof typeof NAMES, said: (name: string) => string | undefined) => {
    const [id, link, title, summary, html, date] = NAMES[kind].split(" ").map(said);
    return { id, link, title, summary, html, day: new Date(date ?? "").toISOString().slice(0, 10) };
  };
  if (address.endsWith(".json"))
    return (JSON.parse(text) as { items: Record<string, string>[] }).items.map((item) =>
      itemOf("json", (name) => item[name]),
    );
  const feed = readXml(text);
  const said = (item: Xml) => (name: string) =>
    (name === "link" && childrenOf(item, name)[0]?.attributes.href) || textIn(item, name);
  if (feed.name === "feed")
    return childrenOf(feed, "entry").map((item) => itemOf("feed", said(item)));
  return childrenOf(childrenOf(feed, "channel")[0]!, "item").map((item) =>
    itemOf("rss", said(item)),
  );
}
