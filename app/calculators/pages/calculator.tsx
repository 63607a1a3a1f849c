import { calculators as labels } from "virtual:labels";
import { toFragment, type Typed } from "#app/calculators/sums/evaluate.ts";
import { calculators, workbookPath, type CalculatorPage as Words } from "../calculators.server.ts";
import { basisOf } from "#app/law/basis.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { site } from "#app/collections/site.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { Band } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import { Island } from "#app/components/island.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { othersFrom } from "#app/lib/others-from.ts";
import { link } from "#app/lib/address/site-url.ts";
import { shownText, rounded } from "#app/calculators/form/form-words.ts";
import { Calculator } from "#app/calculators/form/calculator.tsx";
import { LawBehind } from "#app/calculators/form/law-behind.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { ToolHead } from "#app/sections/tool-head.tsx";
import { basisFacts, ruleFact, warningOf } from "#app/law/pages/law-entries.server.ts";
import type { Page } from "#app/head.server.tsx";
import { lawFrame } from "#app/law/pages/law-page.server.tsx";
import { lawWords } from "#app/law/collections/pages.server.ts";

/** The values of a case as the form shows them: amounts with their digits grouped. */
const shownIn = ({ fields }: Words["calculator"], typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, shownText(fields[name], text)]),
  );

/** The frequent cases that have an answer, each with its figures and the fragment that fills the form. */
const casesOf = ({ calculator, cases }: Words) =>
  cases.flatMap(({ name, typed, answer }) => {
    if (answer.kind !== "answered") return [];
    const shown = [...new Set(answer.outcome.figures.map(({ value }) => rounded(value)))];
    return {
      name,
      answer: calculator.drawsFigures ? shown.join(" / ") : shown[0]!,
      fragment: toFragment(calculator.fields, shownIn(calculator, typed)),
    };
  });

export function loader({ params }: { params: { calculator: string } }): Page {
  const page = calculators().find((entry) => entry.id === params.calculator)!;
  const { id, calculator } = page;
  const rates = lawRates().filter((rate) => calculator.rates.includes(rate.id));
  const { form, fields, more, sentences, figures, drawing, steps, remarks, errors, about } = page;
  // Short, so that the whole breadcrumb trail fits one line on a phone.
  const above = [{ label: lawWords().resources.calculators.title, path: "/resources/calculators" }];
  const [other] = othersFrom(calculators(), id);
  const ways = [...page.related, ...(other ? [{ to: other.path, label: other.title }] : [])];
  const { head, hero, notice } = lawFrame({ page, sheet: page.sheet, above, ways });
  const island = {
    id,
    title: page.title,
    words: { form, fields, more, sentences, figures, drawing, steps, remarks, errors, about },
    initial: shownIn(calculator, page.cases[0]!.typed),
    cases: casesOf(page),
    // What only the list of rates below shows is left out of the island's props.
    rates: rates.map(({ id: rate, name, from, to, value, section }) => {
      return { id: rate, name, from, to, value, section };
    }),
    today: today(),
    sheet: page.sheet,
    workbook: link(workbookPath(page)),
    firm: site().name,
  };
  return {
    ...head,
    body: (
      <>
        <ToolHead {...hero} />
        <Island name="calculator" component={Calculator} props={island} />
        <Band space="joined">
          <Fold title={labels.limits} about={about.limits}>
            <RuledList items={page.limits} />
          </Fold>
          {rates.length + page.sources.length > 0 && (
            <Fold title={labels.law} about={about.sources} screenOnly>
              {page.sources.length > 0 && <RuledList items={page.sources} />}
              {rates.length > 0 && (
                <LawBehind
                  today={today()}
                  rates={rates.map((rate) => ({
                    ...rate,
                    basis: basisOf(rate),
                    facts: [...ruleFact(rate.rule), ...basisFacts(rate)],
                    warning: warningOf(rate),
                  }))}
                />
              )}
            </Fold>
          )}
        </Band>
        <LawNoticeBand {...notice} text={`${notice.text} ${labels.private}`} />
      </>
    ),
  };
}
