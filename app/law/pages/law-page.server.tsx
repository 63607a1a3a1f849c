import type { ReactNode } from "react";
import type { SheetName } from "#app/art/pictures.ts";
import { lawWords } from "#app/law/collections/pages.server.ts";
import type { Background } from "#app/components/band.tsx";
import { headFor, trailThrough, type FeedLink } from "#app/head.server.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { ToolHead } from "#app/law/sections/tool-head.tsx";

/** Where a field of the section looks: the same search as the site's. */
export const searching = () => ({
  action: link("/search"),
  indexHref: link("/search-index.json"),
});

type LawPageRequest = {
  path: string;
  page: { title: string; searchTitle?: string; description: string; lead: string };
  sheet: Exclude<SheetName & Background, "deep">;
  /** The pages between the section's first page and this one. */
  above?: { label: string; path: string }[];
  /** What a reader of the page may subscribe to. */
  feeds?: FeedLink[];
};

/** Head, first band and closing notice of a page of the section. */
export async function lawFrame({ path, page, sheet, above = [], feeds = [] }: LawPageRequest) {
  const { resources, notice, noticeLink } = lawWords();
  const { title, lead } = page;
  const first = path === "/resources" ? [] : [{ label: resources.title, path: "/resources" }];
  const trail = trailThrough(...first, ...above, { label: title });
  const ways = [{ label: noticeLink, path: "/disclaimer" }, ...first];
  return {
    head: await headFor({ path, page, sheet, trail, feeds }),
    hero: { title, lead, background: sheet, trail },
    notice: { text: notice, links: ways.map(({ label, path: to }) => ({ href: link(to), label })) },
  };
}

type LawPageParts = LawPageRequest & {
  /** The tool itself, on the field of the head. */
  tool?: ReactNode;
  children?: ReactNode;
};

/** A page of the section: its head with the tool, what follows, and what the pages on law are. */
export async function lawPage({ tool, children, ...request }: LawPageParts) {
  const { head, hero, notice } = await lawFrame(request);
  const body = (
    <>
      <ToolHead {...hero}>{tool}</ToolHead>
      {children}
      <LawNoticeBand {...notice} space={children ? "joined" : "section"} />
    </>
  );
  return { head, body };
}
