import { encode } from "uqr";
import { useMemo, useState, type ReactNode } from "react";
import { calculators as labels } from "virtual:labels";
import type { CalculatorWords } from "#app/calculators/calculators.server.ts";
import type { Answer, Answered } from "#app/calculators/sums/evaluate.ts";
import { Button } from "#app/components/button.tsx";
import { TextField } from "#app/components/field.tsx";
import { Terms, type Term } from "#app/components/terms.tsx";
import type { Rate } from "#app/law/rates.ts";
import { firmsToday } from "#app/lib/day-in-zone.ts";
import { fill } from "#app/lib/fill.ts";
import { rupeesInWords } from "#app/lib/number-in-words.ts";
import { sentenceOf, warningsOf, echoOf, withFigures, written } from "./form-words.ts";
import { SumsTable } from "./sums-table.tsx";
import { stepWords } from "./working.tsx";
import styles from "./tools.module.css";

export type SheetToSignProps = {
  title: string;
  /** The firm whose calculator it is. */
  firm: string;
  drawing: ReactNode;
  answer: Answer;
  words: CalculatorWords;
  entered: Term[];
  /** The address that restores the figures. */
  link: string;
  rates: Rate[];
};

function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset.sheet = "";
  addEventListener("afterprint", () => delete dataset.sheet, { once: true });
  print();
}

/** A sheet of A4 to print and sign. Names typed here are only printed, never stored. */
export function SheetToSign(props: SheetToSignProps) {
  const { answer, words, rates } = props;
  const [names, setNames] = useState<Record<string, string>>({});
  const sentence = sentenceOf(answer, words, rates);
  if (answer.kind !== "answered") return sentence && <p>{sentence}</p>;
  return (
    <div className={styles.spaced}>
      <div className="tiles">
        {Object.entries(labels.sheet.names).map(([name, label]) => (
          <TextField
            key={name}
            id={`sheet-${name}`}
            label={label}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setNames({ ...names, [name]: target.value })}
          />
        ))}
      </div>
      <p className="small">{labels.sheet.hint}</p>
      <Button variant="dark" size="small" onClick={printAlone}>
        {labels.sheet.print}
      </Button>
      <PrintedSheet {...props} answer={answer} names={names} />
    </div>
  );
}

/** The content of a space for writing by hand. */
const BLANK = "\u00a0".repeat(20);
const LINE = <u>{BLANK}</u>;

type PrintedSheetProps = SheetToSignProps & { answer: Answered; names: Record<string, string> };

function PrintedSheet(props: PrintedSheetProps) {
  const { title, firm, answer, words, entered, link, drawing, names } = props;
  const { steps, remarks } = answer.outcome;
  const { sheet } = labels;
  return (
    <article className={styles.paper} aria-label={sheet.title}>
      <h3>{[names.employer, title].filter(Boolean).join(": ")}</h3>
      <Terms
        rows={[
          ...Object.entries(sheet.names).map(([key, term]) => ({
            term,
            text: names[key] || BLANK,
          })),
          ...entered,
        ]}
      />
      <div className={styles.drawn} data-narrow-below={960}>
        {drawing}
      </div>
      <SumsTable
        heads={[labels.step, sheet.due, labels.sum, sheet.paid]}
        rows={steps.map((step) => {
          const { notes, ...row } = stepWords(step, { words, rates: answer.rates });
          const { value, total } = step;
          const sum = total && "money" in value && rupeesInWords(value.money);
          const day = "day" in value ? value.day : step.due;
          return {
            ...row,
            notes: [sum ? fill(sheet.inWords, { rupees: sum }) : notes.join(". ")],
            cells: [day && echoOf(day), "day" in value ? "" : written(value), LINE],
          };
        })}
      />
      {[
        ...warningsOf(answer, words),
        ...remarks.map(({ key, gaps }) => withFigures(words.remarks[key] ?? "", gaps)),
      ].map((remark) => (
        <small key={remark}>{remark}</small>
      ))}
      <div className={`tiles ${styles.signatures}`}>
        {[sheet.employer, sheet.employee].map((who) => (
          <p key={who}>
            <span>{who}</span>
            <span>{sheet.date}</span>
          </p>
        ))}
      </div>
      <div className={styles.code}>
        <Code text={link} label={sheet.code} />
        <div>
          <p>{fill(sheet.made, { day: echoOf(firmsToday()), lawDay: echoOf(answer.day), firm })}</p>
          <p>{sheet.code}</p>
        </div>
      </div>
    </article>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => encode(text, { border: 0 }).data, [text]);
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`}>
      <path d={path} />
    </svg>
  );
}
