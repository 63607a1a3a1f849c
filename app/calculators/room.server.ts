import { wordsIn } from "#app/lib/words-in.ts";
import type { Room } from "#app/room.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import {
  calculatorFiles,
  calculators as entries,
  calculatorsPage,
  listPage,
} from "./calculators.server.ts";

/** The calculators, for the rest of the site. */
export const calculators: Room = {
  kinds: [],
  files: {
    "law/calculators.yaml": {
      schema: listPage,
      read: calculatorsPage,
      label: "Law: list of the calculators",
    },
    ...calculatorFiles,
  },
  addresses: {
    "/resources/calculators": () => (entries().length > 0 ? ["/resources/calculators"] : []),
    "/resources/calculators/:calculator": () => entries().map(({ path }) => path),
  },
  restingOn: (rule) => {
    const rates = lawRates().flatMap((rate) => (rate.rule === rule ? rate.id : []));
    return entries().filter(({ calculator }) => calculator.rates.some((id) => rates.includes(id)));
  },
  search: () => {
    const all = entries();
    if (all.length === 0) return [];
    const { title, lead } = calculatorsPage();
    const names = wordsIn(all.map((entry) => entry.title));
    const list = { path: "/resources/calculators", title, summary: lead, text: names };
    const each = all.map(({ path, title: name, lead: summary, fields, cases }) => ({
      path,
      title: name,
      summary,
      text: wordsIn([Object.values(fields), cases.map((entry) => entry.name)]),
    }));
    return [list, ...each].map((entry) => ({ kind: "resource" as const, ...entry }));
  },
};
