/** The statements of law that the firm's counsel reads and signs, by the text that they rest on. */
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { isDay } from "#app/lib/days.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { readEntry, valuesOf, writeEntry } from "../entry/entry-files.ts";
import { fileLabel } from "./desk.ts";
import { isValues, leavesOf, textIn, valueAt, type Values } from "../entry/form-values.ts";

type Instrument = { id: string; name: string; number?: string; date?: string; link?: string };

/** A statement of law that can be signed. */
export type Statement = {
  file: string;
  /** Its path in the file: `rules.3`, `rates.0.periods.1`; "" for the whole file. */
  key: string;
  title: string;
  says: string;
  /** The texts that it rests on with the places in them, the main one first. */
  rests: (Instrument & { at?: string })[];
  sign?: { by: string; on: string };
};

/** The citations of a statement; those of a checklist are in its items. */
const citationsIn = (value: unknown): Values[] =>
  leavesOf(value)
    .filter(([keys]) => keys.at(-1) === "in")
    .map(([keys]) => valueAt(value, keys.slice(0, -1)) as Values);

/** A rate in words: its first day and its value. */
const figure = ({ from, to, trail: _trail, rule: _rule, ...values }: Values): string =>
  [
    `From ${String(from)}${to ? ` to ${String(to)}` : ""}:`,
    ...Object.values(values).filter((one) => typeof one !== "object"),
  ].join(" ");

function statementsIn(file: string, known: Map<string, Instrument>): Statement[] {
  const all = valuesOf(file);
  const checks = leavesOf(all).filter(([keys]) => keys.slice(-2).join(".") === "checked.on");
  return checks.map(([keys]) => {
    const path = keys.slice(0, -2);
    const around = path.map((_, depth) => valueAt(all, path.slice(0, depth))) as Values[];
    const values = valueAt(all, path) as Values;
    const titles = [values, ...around.reverse()].map((one) => textIn(one, "title", "now", "name"));
    const rests = citationsIn(values.instruments ?? values.groups).flatMap(({ in: id, at }) => {
      const instrument = known.get(String(id));
      return instrument ? [{ ...instrument, ...(at ? { at: String(at) } : {}) }] : [];
    });
    return {
      file,
      key: path.join("."),
      title: titles.find(Boolean) ?? "",
      says: textIn(values, "says", "lead") ?? figure(values),
      rests,
      sign: values.sign as Statement["sign"],
    };
  });
}

/** The statements of law, and the number of signed ones in each part. */
export function toBeSigned() {
  const lawFiles = everyFile().filter((file) => /^law\/.*\.yaml$/.test(file));
  const list = lawFiles.includes("law/instruments.yaml") && valuesOf("law/instruments.yaml");
  const instruments = ((list && list.instruments) || []) as Instrument[];
  const known = new Map(instruments.map((one) => [one.id, one]));
  const all = lawFiles.flatMap((file) => statementsIn(file, known));
  const open = (statements: Statement[]) => statements.filter(({ sign }) => !sign).length;
  return {
    today: today(),
    /** Grouped by main text, those with most to sign first. */
    texts: [...Map.groupBy(all, ({ rests: [main] }) => main?.id ?? "")]
      .map(([id, statements]) => ({
        ...(known.get(id) ?? ({ id, name: "Resting on no text of law" } as Instrument)),
        statements,
      }))
      .toSorted((a, b) => open(b.statements) - open(a.statements)),
    progress: [...Map.groupBy(all, ({ file }) => file)].map(([file, statements]) => ({
      file,
      label: statements[0]?.key === "" ? statements[0].title : fileLabel(file),
      signed: statements.length - open(statements),
      total: statements.length,
    })),
  };
}

/** Records who read the official text of statements, and when. @param statements by file and key @throws Refusal */
export function sign(wish: {
  statements: Pick<Statement, "file" | "key">[];
  by: string;
  on: string;
}): void {
  const by = wish.by.trim();
  if (!by || !isDay(wish.on))
    throw new Refusal("Who has read it, and on which day? Both are needed.");
  if (wish.statements.length === 0) throw new Refusal("Nothing is ticked.");
  for (const [file, statements] of Map.groupBy(wish.statements, (one) => one.file)) {
    const values = structuredClone(readEntry(file));
    for (const { key } of statements) {
      const statement = valueAt(values, key.split(".").filter(Boolean));
      if (!isValues(statement)) throw new Refusal(`${fileLabel(file)} has changed: load it anew.`);
      statement.sign = { by, on: wish.on };
    }
    writeEntry(file, values);
  }
}
