import { caseStudies } from "#app/collections/case-studies.server.ts";
import { CASE_INDUSTRIES } from "#app/collections/constants.ts";
import { regions } from "#app/collections/regions.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { services } from "#app/collections/services.server.ts";
import {
  answerTo,
  gap,
  inAddress,
  listOf,
  nextOrder,
  titleQuestion,
  yaml,
  type NewKind,
} from "./kind.ts";

const ids = (entries: { id: string }[]): string[] => entries.map(({ id }) => id);

export const caseStudy: NewKind = {
  what: "a case study",
  questions: [
    titleQuestion("Title of the case study"),
    { name: "industry", ask: "Industry (its tab)", choices: () => [...CASE_INDUSTRIES] },
    { name: "sector", ask: "Sector", choices: () => ids(sectors()) },
    { name: "services", ask: "Services", choices: () => ids(services()), many: true },
    { name: "regions", ask: "Regions", choices: () => ids(regions()), many: true },
  ],
  path: (answers) => `case-studies/${inAddress(answerTo(answers, "title"))}.yaml`,
  text: (answers) =>
    yaml({
      order: nextOrder(caseStudies()),
      title: answerTo(answers, "title"),
      industry: answerTo(answers, "industry"),
      sector: answerTo(answers, "sector"),
      services: listOf(answerTo(answers, "services")),
      regions: listOf(answerTo(answers, "regions")),
      description: gap(
        `${answerTo(answers, "title")}: say in 70 to 160 characters what was done for whom; cards show this`,
      ),
      teaser: {
        figure: "00",
        unit: gap("What the figure counts"),
        summary: gap("The case in one sentence, for the home page"),
      },
      challenge: [gap("What the client faced"), gap("Why it was hard")],
      challenges: [gap("First challenge in a few words"), gap("Second challenge")],
      solutions: [gap("What was done first"), gap("What was done next")],
      results: [{ text: gap("First result") }, { text: gap("Second result") }],
      testimonial: {
        quote: gap("What the client said, in its own words, agreed to; without quotation marks"),
        source: gap("Role and kind of company, never a name"),
      },
    }),
  next: [
    "A case study has no draft: it is on the site with the next build, so fill every gap first.",
    "To show it on the home page, name its file in content/pages/home.yaml under caseTeasers.",
  ],
};
