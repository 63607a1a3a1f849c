import type { CalculatorPage } from "#app/calculators/calculators.server.ts";
import { sentenceOf } from "./answer-words.ts";
import { rounded, withFigures } from "./site-value-formats.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import type { Rate } from "#app/law/rates.ts";
import { link } from "#app/lib/address/site-url.ts";
import { Drawing } from "#app/calculators/drawings/all.tsx";
import type { Say } from "#app/calculators/drawings/props.ts";

/** The first case of the calculator with the fewest other rates, drawn, with its answer. @param pages a rule's calculators */
export function ruleFigure(pages: CalculatorPage[], rates: Rate[]) {
  const [page] = pages.toSorted((a, b) => a.calculator.rates.length - b.calculator.rates.length);
  const { name, answer: shown } = page?.cases[0] ?? {};
  if (!page || shown?.kind !== "answered") return null;
  const figure = page.calculator.drawsFigures ? "" : rounded(shown.outcome.figures[0]!.value);
  const say: Say = (key, gaps) => withFigures(page.drawing[key]!, gaps);
  return (
    <figure data-background={page.sheet}>
      <p className="label">{name}</p>
      <p>{[figure, sentenceOf(shown, page, rates)].join(" ")}</p>
      <div data-narrow-below={960}>
        <Drawing
          {...{ id: page.id, shown, say }}
          since=""
          written={rounded}
          set={() => {}}
          isSigned
        />
      </div>
      <MoreLink href={link(page.path)}>{page.title}</MoreLink>
    </figure>
  );
}
