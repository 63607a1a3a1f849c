import { feeds } from "virtual:labels";
import { site } from "#app/collections/site.server.ts";
import { respond } from "./respond.ts";
import sheet from "./feed-sheet.css?raw";

/** The style sheet of a feed opened in a browser, in the firm's colours. */
export function loader() {
  const colours = Object.entries(site().colours).map(([role, colour]) => `--${role}:${colour};`);
  const notice = `--notice:${JSON.stringify(feeds.notice)};`;
  return respond(`rss,feed{${notice}${colours.join("")}}\n${sheet}`, "text/css");
}
