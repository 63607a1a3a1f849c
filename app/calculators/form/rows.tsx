import cells from "papaparse";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { calculators as labels, copying } from "virtual:labels";
import { ActionRows } from "#app/components/action-rows.tsx";
import { TextArea } from "#app/components/field.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import { Table, type TableProps } from "#app/components/table.tsx";
import { fill } from "#app/lib/fill.ts";
import {
  answerRows,
  NO_FIELD,
  pastedCells,
  type Matched,
  type RowsRequest,
  rowsTable,
} from "./answer-rows.ts";
import { plainHeading } from "./headings.ts";
import styles from "./tools.module.css";

/** A table, so that cells stay cells when copied by mouse. Its CSS lets the browser skip rows that are out of view. */
const LongTable = memo((table: TableProps) => (
  // It scrolls, so it takes the focus for keyboard users.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.table} tabIndex={0} role="region" aria-label={labels.rows.title}>
    <Table {...table} />
  </div>
));

/** Answers rows pasted from a spreadsheet, to be copied back. Nothing of them leaves the browser. */
export function Rows({ calculator, words, rates, today, ...props }: RowsRequest) {
  const [text, setText] = useState("");
  // Deferred, so that typing stays responsive with many rows.
  const pasted = useDeferredValue(text);
  const typed = useDeferredValue(props.typed);
  const [matched, setMatched] = useState<Matched>({});
  const { rows, asked, waits, free, nearly, unread, fromForm } = useMemo(() => {
    const request = { calculator, words, typed, rates, today };
    return answerRows(pastedCells(pasted), request, matched);
  }, [pasted, matched, calculator, words, typed, rates, today]);
  const [{ above, ...table }, results] = useMemo(() => {
    const { heads, rows: lines } = rowsTable(rows, words.figures, calculator);
    const options = { delimiter: "\t", escapeFormulae: true };
    const copied = [heads, ...lines.map((line) => [line.head, ...line.cells])];
    return [rowsTable(rows, words.figures, calculator, true), cells.unparse(copied, options)];
  }, [rows, words, calculator]);
  const columns = Object.keys(calculator.fields).map((name) => words.fields[name]!.label);
  const answered = rows.filter(({ isAnswered }) => isAnswered).length;
  const shared = fromForm.map(({ term, text }) => `${term}: ${text}`).join("; ");
  const told = [
    waits && labels.rows.waits,
    rows.length > 0 && fill(labels.rows.count, { answered, rows: rows.length }),
    unread.length > 0 && fill(labels.rows.unread, { columns: unread.join(", ") }),
    ...nearly,
    rows.length > 0 && fromForm.length > 0 && fill(labels.rows.fromForm, { values: shared }),
  ];
  return (
    <div className={`small ${styles.spaced} ${styles.rows}`}>
      <TextArea
        id="rows"
        label={labels.rows.paste}
        hint={fill(labels.rows.hint, { columns: [labels.rows.who, ...columns].join(", ") })}
        spellCheck={false}
        // Browsers must not store names and pay of people in their form history.
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {/* One text node: React could not remove one of two after a translation. */}
      <p role="status">
        <strong>{told.filter(Boolean).join(" ")}</strong>
      </p>
      <div className="tiles">
        {asked.map(({ heading, is = "" }) => (
          <SelectField
            key={heading}
            id={`rows-${plainHeading(heading)}`}
            label={fill(labels.rows.which, { heading })}
            placeholder={labels.select}
            value={is}
            onChange={({ target }) =>
              setMatched({ ...matched, [plainHeading(heading)]: target.value })
            }
            options={Object.keys(calculator.fields)
              .filter((name) => name === is || free.includes(name))
              .map((value) => ({ value, label: words.fields[value]!.label }))
              .concat({ value: NO_FIELD, label: labels.rows.noField })}
          />
        ))}
      </div>
      {rows.length > 0 && (
        <>
          <ActionRows
            key={results}
            look="line"
            actions={[{ words: labels.rows.copy, source: "rows-results" }]}
          />
          <textarea
            id="rows-results"
            className="copy-field"
            aria-label={copying.byHand}
            readOnly
            hidden
            value={results}
          />
          {above && <p>{fill(labels.rows.above, above)}</p>}
          <LongTable key={pasted} {...table} />
        </>
      )}
    </div>
  );
}
