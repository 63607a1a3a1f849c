import { calculators as labels } from "virtual:labels";
import { toFragment } from "#app/calculators/sums/evaluate.ts";
import { calculators } from "#app/calculators/calculators.server.ts";
import { basisOf } from "#app/law/basis.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { Island } from "#app/components/island.tsx";
import { link, linkTo } from "#app/lib/site-url.ts";
import { Calculator } from "#app/calculators/form/calculator.tsx";
import { CalculatorLimits } from "#app/calculators/form/calculator-limits.tsx";
import { LawBehind } from "#app/calculators/form/law-behind.tsx";
import { withFigures } from "#app/calculators/form/site-value-formats.ts";
import { UsualCases } from "#app/calculators/form/usual-cases.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import { behind, ruleFact, warningOf } from "#app/law/pages/law-entries.server.ts";
import { lawPage, lawWords } from "#app/law/pages/law-page.server.ts";
import type { Route } from "./+types/calculator";

export { meta } from "#app/seo/meta.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const page = calculators().find(({ id }) => id === params.calculator);
  if (!page) throw notFoundResponse();
  const { id, path, calculator, cases } = page;
  const rates = lawRates().filter((rate) => calculator.rates.includes(rate.id));
  const { form, fields, sentences, figures, steps, remarks, errors } = page;
  return {
    ...(await lawPage(path, page, page.sheet, [
      // Short: on a phone the whole trail stands on one line.
      { label: lawWords().resources.calculators.title, path: "/resources/calculators" },
    ])),
    island: {
      id,
      words: { form, fields, sentences, figures, steps, remarks, errors },
      initial: cases[0]!.typed,
      // What only the list of figures below shows stays out of the page's data.
      rates: rates.map(({ id, name, from, to, value, section, assumes }) => ({
        id,
        name,
        from,
        to,
        value,
        section,
        assumes,
      })),
      today: today(),
    },
    cases: cases.flatMap(({ name, typed, answer }) =>
      answer.kind === "answered"
        ? [
            {
              name,
              answer: withFigures(
                sentences[answer.outcome.sentence.key] ?? "",
                answer.outcome.sentence.gaps,
              ),
              fragment: toFragment(calculator.fields, typed),
            },
          ]
        : [],
    ),
    law: {
      today: today(),
      rates: rates.map((rate) => ({
        id: rate.id,
        name: rate.name,
        from: rate.from,
        to: rate.to,
        value: rate.value,
        assumes: rate.assumes,
        basis: basisOf(rate),
        facts: [...ruleFact(rate.rule), ...behind(rate)],
        warning: warningOf(rate),
      })),
    },
    limits: page.limits,
    related: [
      {
        heading: labels.reading,
        links: page.related.map(({ label, to }) => ({ href: link(to), title: label })),
      },
      {
        heading: labels.all,
        links: calculators()
          .filter((other) => other.id !== id)
          .map(linkTo),
      },
    ],
  };
}

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { hero, law, limits, notice } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <Island name="calculator" component={Calculator} props={loaderData.island} />
      <UsualCases cases={loaderData.cases} />
      <CalculatorLimits limits={limits} />
      {law.rates.length > 0 && <LawBehind {...law} />}
      <RelatedLinks heading={labels.related} groups={loaderData.related} onPaper={false} />
      <LawNoticeBand {...notice} />
    </>
  );
}
