import type { ReactNode } from "react";
import { lawTools } from "virtual:labels";
import { today } from "#app/collections/reader/publication.server.ts";
import type { SheetName } from "#app/art/pictures.ts";
import { lawWords, type LawWords } from "#app/law/collections/pages.server.ts";
import type { Background } from "#app/components/band.tsx";
import { trailThrough, type FeedLink, type Page } from "#app/head.server.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { ToolHead } from "#app/sections/tool-head.tsx";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";

/** The addresses of a search field of the law section: it searches the same index as the site's search. */
export const searching = () => ({ action: link("/search"), indexHref: link("/search-index.json") });

type LawPageRequest = {
  page: Pick<LawWords["names"], "title" | "searchTitle" | "description" | "lead" | "help">;
  sheet: Exclude<SheetName & Background, "deep">;
  isFirst?: boolean;
  /** The pages between the section's first page and this page. */
  above?: { label: string; path: string }[];
  /** The feeds and calendars that the page offers for subscription. */
  feeds?: FeedLink[];
  /** The links before those of every page's end. */
  ways?: { label: string; to: string }[];
};

/** What every page of law has: its head, its hero, and the notice at its end. */
export function lawFrame({ page, sheet, isFirst, above = [], feeds, ways = [] }: LawPageRequest) {
  const { resources, notice, noticeLink, askLink } = lawWords();
  const { title, lead, help } = page;
  const first = isFirst ? [] : [{ label: resources.title, path: "/resources" }];
  const trail = trailThrough(...first, ...above, { label: title });
  const ask = help ?? { label: askLink, to: "/contact" };
  const links = [ask, ...ways, { label: noticeLink, to: "/disclaimer" }];
  return {
    head: { page, sheet, trail, feeds },
    hero: { title, lead, background: sheet, trail },
    notice: {
      help: help?.text,
      text: notice,
      links: links.map(({ label, to }) => ({ href: link(to), label })),
    },
  };
}

type LawPageParts = LawPageRequest & {
  /** The tool, on the coloured field of the head. */
  tool?: ReactNode;
  children?: ReactNode;
};

/** A page of law: its head with the tool, its parts, and the notice with the day of the build. */
export function lawPage({ tool, children, ...request }: LawPageParts): Page {
  const { head, hero, notice } = lawFrame(request);
  // A page that is printed, or open for days, says of which day it is.
  const text = `${notice.text} ${fill(lawTools.asAt, { date: formatDay(today()) })}`;
  const body = (
    <>
      <ToolHead {...hero}>{tool}</ToolHead>
      {children}
      <LawNoticeBand {...notice} text={text} space={children ? "joined" : "section"} />
    </>
  );
  return { ...head, body };
}
