import { searchKinds } from "virtual:labels";
import { posts } from "#app/collections/blog.server.ts";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { openJobs } from "#app/collections/jobs.server.ts";
import {
  businessSectorsPage,
  contactPage,
  LEGAL_DOCUMENTS,
  legalDocument,
  missionVisionPage,
  teamPage,
  whoAreWePage,
} from "#app/collections/pages.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { hrTopics, services } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { summaryOf } from "./article-feed.ts";
import { respond } from "./respond.ts";

type Entry = { path: string; title: string; description: string };

/** A heading with its list of links; nothing where there are none. */
const section = (heading: string, entries: Entry[]): string[] => {
  const links = entries.map(
    ({ path, title, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`,
  );
  return links.length > 0 ? [[`## ${heading}\n`, ...links].join("\n")] : [];
};

/** Samples are left out, as they are of feeds: nothing here could say that they are some. */
const real = <T extends { sample: boolean }>(entries: T[]): T[] =>
  entries.filter(({ sample }) => !sample);

/** The site in brief for language models: llmstxt.org asks for a heading, a quotation and lists of links. */
export function loader() {
  const firm = site();
  const parts = [
    `# ${firm.name}\n\n> ${firm.blurb}`,
    ...section(searchKinds.service.all, [...services(), ...hrTopics()]),
    ...section(searchKinds.page.all, [
      { path: "/who-are-we", ...whoAreWePage() },
      { path: "/mission-vision", ...missionVisionPage() },
      { path: "/team", ...teamPage() },
      { path: "/business-sectors", ...businessSectorsPage() },
      { path: "/contact", ...contactPage() },
    ]),
    ...section(searchKinds.region.all, regions()),
    ...section(searchKinds.caseStudy.all, real(caseStudies())),
    ...section(
      searchKinds.article.all,
      posts().map((post) => ({ ...post, description: summaryOf(post) })),
    ),
    ...section(
      searchKinds.job.all,
      real(openJobs()).map(({ path, title, shortDescription }) => ({
        path,
        title,
        description: shortDescription,
      })),
    ),
    ...section(
      // A keyword: llmstxt.org lets readers in a hurry skip what stands under it.
      "Optional",
      LEGAL_DOCUMENTS.map((id) => ({ path: `/${id}`, ...legalDocument(id) })),
    ),
  ];
  return respond(`${parts.join("\n\n")}\n`, "text/plain");
}
