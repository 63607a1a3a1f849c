import { lawTools, related, topics } from "virtual:labels";
import type { Post } from "#app/collections/blog.server.ts";
import type { CaseStudy } from "#app/collections/case-studies.server.ts";
import { rulesNamed } from "#app/collections/relations.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { linked, linkTo } from "#app/lib/address/site-url.ts";
import { coverOf } from "#app/pictures/covers.server.ts";
import type { RelatedCard } from "#app/sections/related-cards.tsx";

/** A case in a few words, with its figure and the number before. */
export const caseTeaser = (study: CaseStudy) => ({
  ...linked(study),
  description: study.teaser.summary,
  counted: {
    ...study.results.find(({ figure }) => figure === study.teaser.figure),
    figure: study.teaser.figure,
    text: study.teaser.unit,
  },
});

/** Cards for a service or a region: a case, an article and its newest rule, as far as they exist. */
export async function relatedCards(belonging: {
  study: CaseStudy | undefined;
  post: Post | undefined;
  lawRules: string[];
}): Promise<RelatedCard[]> {
  const { study, post, lawRules } = belonging;
  const rule = rulesNamed(lawRules).toSorted((a, b) => b.date.localeCompare(a.date))[0];
  return [
    study && {
      ...linkTo(study),
      kind: related.caseStudies,
      note: study.industry,
      counted: caseTeaser(study).counted,
    },
    post && {
      ...linkTo(post),
      kind: related.articles,
      note: post.category,
      cover: await coverOf(post, "list"),
    },
    rule && {
      ...linkTo(rule),
      kind:
        rule.from > today()
          ? fill(lawTools.appliesFrom, { date: formatDay(rule.from) })
          : topics.law,
      note: "",
      day: rule.from,
    },
  ].filter((card) => card !== undefined);
}
