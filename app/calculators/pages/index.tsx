import { calculators, calculatorsPage } from "#app/calculators/calculators.server.ts";
import { figuresOf, rounded } from "#app/calculators/form/form-words.ts";
import { TermsBand } from "#app/components/terms-band.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { ToolHead } from "#app/sections/tool-head.tsx";
import type { Page } from "#app/head.server.tsx";
import { lawFrame } from "#app/law/pages/law-page.server.tsx";

export function loader(): Page {
  const page = calculatorsPage();
  const { head, hero, notice } = lawFrame({ page, sheet: page.sheet });
  return {
    ...head,
    body: (
      <>
        <ToolHead {...hero} />
        <TermsBand
          id="calculators"
          heading={page.list}
          rows={calculators().map(({ path, title, summary, cases, figures, calculator }) => ({
            key: path,
            term: <a href={link(path)}>{title}</a>,
            text: (
              <div className="tiles">
                <p>{summary}</p>
                <div className="small">
                  {figuresOf(cases[0]!.answer)
                    .slice(0, calculator.drawsFigures ? 2 : 1)
                    .map(({ key, value }) => (
                      <p key={key}>
                        <b className="title">{rounded(value)}</b> {figures[key]}
                      </p>
                    ))}
                  <p>{cases[0]!.name}</p>
                </div>
              </div>
            ),
          }))}
        />
        <LawNoticeBand {...notice} />
      </>
    ),
  };
}
