import type { SearchEntry } from "#app/collections/kind.ts";
import type { Labels } from "#app/collections/labels.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { wordsIn } from "#app/lib/text.ts";
import type { Room } from "#app/room.ts";
import { valueFormats } from "./form/value-formats.ts";
import {
  calculatorFiles,
  calculators as entries,
  calculatorsPage,
  listPage,
  workbookPath,
  type CalculatorPage,
} from "./calculators.server.ts";
import {
  hasPayStructure,
  PAY_STRUCTURE_FILE,
  PAY_STRUCTURE_PATH,
  payStructure,
  payStructureSchema,
} from "./pay-structure.server.ts";

/** The rates in force today as search entries, each with an address: the first calculator that uses it cites it. */
const rateEntries = (all: CalculatorPage[], words: Labels): SearchEntry[] => {
  const { writtenRate } = valueFormats(words.calculators);
  return lawRates().flatMap(({ id, name, from, to, value }) => {
    const use = all.find(({ calculator }) => calculator.rates.includes(id));
    if (!use || from > today() || (to && to < today())) return [];
    return {
      kind: "rate",
      path: `${use.path}#rate-${id}-${from}`,
      title: name,
      summary: "slabs" in value ? "" : writtenRate(value).join(),
      text: use.title,
      date: from,
    };
  });
};

export const calculators: Room = {
  pages: {
    [PAY_STRUCTURE_PATH]: "calculators/pages/pay-structure.tsx",
    "/resources/calculators": "calculators/pages/index.tsx",
    "/resources/calculators/:calculator": "calculators/pages/calculator.tsx",
  },
  documents: { "/workbooks/:document": "calculators/feeds/workbook.ts" },
  kinds: [],
  files: {
    "law/calculators.yaml": {
      schema: listPage,
      read: calculatorsPage,
      label: "Law: list of the calculators",
      page: "/resources/calculators",
    },
    [PAY_STRUCTURE_FILE]: {
      schema: payStructureSchema,
      read: payStructure,
      label: "Pay structure after the Code on Wages",
      page: PAY_STRUCTURE_PATH,
    },
    ...calculatorFiles,
  },
  addresses: {
    [PAY_STRUCTURE_PATH]: () => (hasPayStructure() ? [PAY_STRUCTURE_PATH] : []),
    "/resources/calculators": () => (entries().length > 0 ? ["/resources/calculators"] : []),
    "/resources/calculators/:calculator": () => entries().map(({ path }) => path),
    "/workbooks/:document": () => entries().map(workbookPath),
  },
  hrTopics: () =>
    hasPayStructure() ? [{ title: payStructure().title, path: PAY_STRUCTURE_PATH }] : [],
  restingOn: (rule) => {
    const rates = lawRates().flatMap((rate) => (rate.rule === rule ? rate.id : []));
    return entries().filter(({ calculator }) => calculator.rates.some((id) => rates.includes(id)));
  },
  search: (words) => {
    const all = entries();
    if (all.length === 0) return [];
    const structure = hasPayStructure() ? [payStructure()] : [];
    const { title, lead } = calculatorsPage();
    return [
      {
        kind: "resource",
        path: "/resources/calculators",
        title,
        summary: lead,
        text: wordsIn(all.map((entry) => entry.title)),
      },
      ...all.map(({ path, title: name, ...entry }) => ({
        kind: "calculator" as const,
        path,
        title: name,
        summary: entry.lead,
        typed: entry.searchTitle ? [entry.searchTitle] : [],
        text: wordsIn([
          entry.summary,
          Object.values(entry.fields),
          entry.cases.map((usual) => usual.name),
        ]),
      })),
      ...structure.map(({ title: name, lead: summary, intro, scope }) => ({
        kind: "resource" as const,
        path: PAY_STRUCTURE_PATH,
        title: name,
        summary,
        text: wordsIn([intro, scope]),
      })),
      ...rateEntries(all, words),
    ];
  },
};
