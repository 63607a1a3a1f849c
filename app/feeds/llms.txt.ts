import { searchKinds } from "virtual:labels";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { openJobs } from "#app/collections/jobs.server.ts";
import { searchEntries } from "#app/collections/search.server.ts";
import { site } from "#app/collections/site.server.ts";
import { SEARCH_KINDS } from "#app/constants.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { respond } from "./respond.ts";

/** The site in brief for language models, in the format of llmstxt.org: a heading, a quotation and lists of links. */
export function loader() {
  const firm = site();
  // Samples are left out, as in feeds: a mark would not be understood here.
  const samples = [...caseStudies(), ...openJobs()].filter(({ sample }) => sample);
  const leftOut = new Set(samples.map(({ path }) => path));
  // Without parts of pages.
  const entries = searchEntries().filter(({ path }) => !path.includes("#") && !leftOut.has(path));
  const lists = SEARCH_KINDS.flatMap((kind) => {
    const links = entries
      .filter((entry) => entry.kind === kind)
      .map(({ path, title, summary, lawMark }) => {
        const said = lawMark ? `${lawMark}. ${summary}` : summary;
        const name = title.replaceAll(/[[\]\\]/g, String.raw`\$&`);
        return `- [${name}](${absoluteUrl(path)}): ${said}`;
      });
    return links.length > 0 ? [`## ${searchKinds[kind].all}\n`, ...links, ""] : [];
  });
  return respond([`# ${firm.name}\n\n> ${firm.blurb}\n`, ...lists].join("\n"), "text/plain");
}
