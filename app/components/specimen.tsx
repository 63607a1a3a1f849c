import { specimen as labels } from "virtual:labels";
import type { Background } from "./band.tsx";
import styles from "./specimen.module.css";

export type SpecimenContent = {
  title: string;
  /** Where the page comes from: file, place, day. */
  origin: string;
  facts: { term: string; text: string }[];
  table?: { columns: string[]; rows: string[][] };
  passages: { text: string; note?: string }[];
};

export type SpecimenProps = SpecimenContent & {
  /** The colour of the field on which the page lies. */
  background: Background;
};

/** The longest date or sum, which stays on one line; longer words break where they must. */
const SHORT = 12;

/** Whether a column holds sums or counts, which end below one another: all short, most of them begin with a figure. */
function isOfFigures(cells: (string | undefined)[]): boolean {
  const isShort = cells.every((cell = "") => cell.length <= SHORT);
  return isShort && cells.filter((cell = "") => /^₹?\d/.test(cell)).length * 2 > cells.length;
}

/** One page of a document that a client receives, set as text: what it looks like, with invented contents. */
export function Specimen({ title, origin, facts, table, passages, background }: SpecimenProps) {
  return (
    <figure className={styles.specimen} data-background={background}>
      <figcaption>{labels.caption}</figcaption>
      <div className={styles.page}>
        <p className={styles.title}>{title}</p>
        <p className={styles.origin}>{origin}</p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {table && <SpecimenTable {...table} />}
        {passages.map(({ text, note }) => (
          <div key={text} className={styles.passage}>
            <p>{text}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        ))}
      </div>
    </figure>
  );
}

function SpecimenTable({ columns, rows }: NonNullable<SpecimenContent["table"]>) {
  const alignments = columns.map((_, at) =>
    at > 0 && isOfFigures(rows.map((row) => row[at])) ? styles.figures : undefined,
  );
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={alignments[at]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              <td
                key={columns[at + 1]}
                className={[alignments[at + 1], cell.length <= SHORT && styles.short]
                  .filter(Boolean)
                  .join(" ")}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
