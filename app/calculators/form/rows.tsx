import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { calculators as labels, copying } from "virtual:labels";
import type { Shown } from "#app/calculators/sums/calculator.ts";
import { copy } from "#app/lib/copy.ts";
import { fill } from "#app/lib/fill.ts";
import { answerRows, rowFields, type RowsRequest } from "./answer-rows.ts";
import { written } from "./site-value-formats.ts";
import { SumsTable } from "./sums-table.tsx";
import styles from "./panel.module.css";

/** The part of the library that reads and writes cells: it comes with the first rows. */
type Cells = Pick<typeof import("papaparse"), "parse" | "unparse">;

/** A figure as a spreadsheet takes it: a bare number or a day. */
const bare = (value: Shown | undefined): string =>
  !value
    ? ""
    : "money" in value
      ? `${value.money / 100}`
      : "day" in value
        ? value.day
        : written(value);

/** Rows pasted from a sheet, each answered by itself, and copied back. Nothing of them leaves the browser. */
export function Rows({ calculator, words, typed, rates, today }: RowsRequest) {
  const [text, setText] = useState("");
  const [cells, setCells] = useState<Cells>();
  const [isCopied, setIsCopied] = useState(false);
  const pasted = useDeferredValue(text);
  useEffect(() => {
    void import("papaparse").then(({ default: library }) => setCells(library));
  }, []);
  const rows = useMemo(() => {
    const request = { calculator, words, typed, rates, today };
    return cells ? answerRows(cells.parse<string[]>(pasted).data, request) : [];
  }, [cells, pasted, calculator, words, typed, rates, today]);
  const figures = Object.keys(calculator.figures).filter((key) =>
    rows.some((row) => row.figures[key]),
  );
  const heads = [labels.rows.who, ...figures.map((key) => words.figures[key]!), labels.rows.says];
  const copyResults = () => {
    const lines = rows.map((row) => [
      row.name,
      ...figures.map((key) => bare(row.figures[key])),
      row.said,
    ]);
    const options = { delimiter: "\t", escapeFormulae: true };
    setIsCopied(copy(cells!.unparse([heads, ...lines], options)));
  };
  const columns = rowFields(calculator).map((name) => words.fields[name]!.label);
  const right = rows.filter(({ isAnswered }) => isAnswered).length;
  return (
    <div className={styles.rows}>
      <p id="rows-hint">
        {fill(labels.rows.hint, { columns: [labels.rows.who, ...columns].join(", ") })}
      </p>
      <textarea
        aria-label={labels.rows.paste}
        aria-describedby="rows-hint"
        rows={6}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setIsCopied(false);
        }}
      />
      <p role="status">
        {rows.length > 0 ? fill(labels.rows.count, { answered: right, rows: rows.length }) : ""}
      </p>
      {rows.length > 0 && (
        <>
          <button type="button" onClick={copyResults}>
            <span>{isCopied ? copying.copied : labels.rows.copy}</span>
          </button>
          {/* Whoever has no mouse scrolls it by keyboard, so it takes the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.table} tabIndex={0} role="region" aria-label={labels.rows.title}>
            <SumsTable
              heads={heads}
              rows={rows.map(({ name, figures: found, said, isAnswered }, place) => ({
                label: name || place + 1,
                cells: [...figures.map((key) => found[key] && written(found[key])), said],
                isWrong: !isAnswered,
              }))}
            />
          </div>
        </>
      )}
    </div>
  );
}
