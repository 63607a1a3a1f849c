import { specimen as labels } from "virtual:labels";
import "#app/styles/reading-font.css";
import { ridgeMark } from "#app/art/ridge-mark.ts";
import type { Background } from "./band.tsx";
import { Icon } from "./icon.tsx";
import { Table } from "./table.tsx";
import styles from "./specimen.module.css";

export type SpecimenContent = {
  title: string;
  /** Page number or date, beside the firm's name. */
  page: string;
  /** The origin of the page: file, place, day. */
  origin: string;
  facts: { term: string; text: string }[];
  table?: { columns: string[]; rows: string[][] };
  passages: { text: string; note?: string }[];
  /** A handwritten note and the cell that is ringed, or underlined if its text is long; both count from 1. */
  pen?: { text: string; row?: number; column?: number };
  signatures: { initials?: string; text: string }[];
};

export type SpecimenProps = SpecimenContent & {
  firm: string;
  /** The background below the page; its shade colour is the pen's. */
  background: Background;
  /** Whether the page is landscape; on phones it is portrait, without the table's middle columns. */
  across?: boolean;
};

/** In characters: dates and sums up to this length do not wrap. */
const SHORT = 12;

/** Whether a column is right-aligned, as sums and counts are: all cells are short, and most begin with a figure. */
function isOfFigures(cells: (string | undefined)[]): boolean {
  const isShort = cells.every((cell = "") => cell.length <= SHORT);
  return isShort && cells.filter((cell = "") => /^[+−]?₹?\d/.test(cell)).length * 2 > cells.length;
}

/** A sample page of a document that a client receives, set as text, with invented content. */
export function Specimen(props: SpecimenProps) {
  const { title, page, origin, facts, table, passages, pen, signatures, background } = props;
  return (
    <figure className={styles.specimen} data-background={background}>
      <div className={styles.page} data-across={props.across || undefined}>
        <p className={`run ${styles.letterhead}`}>
          <b>
            <Icon icon={ridgeMark(3)} width={20} />
            {props.firm}
          </b>
          <span>{page}</span>
        </p>
        <p className="title">{title}</p>
        <p className={styles.origin}>{origin}</p>
        {facts.length > 0 && (
          <dl>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {table && <SpecimenTable {...table} marked={pen} />}
        {passages.map(({ text, note }) => (
          <div key={text}>
            <p>{text}</p>
            {note && <p className={styles.pen}>{note}</p>}
          </div>
        ))}
        {pen && <p className={styles.pen}>{pen.text}</p>}
        {signatures.length > 0 && (
          <ul className={styles.signatures}>
            {signatures.map(({ initials, text }) => (
              <li key={text}>
                {initials && <i className={styles.pen}>{initials}</i>}
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <figcaption>{labels.caption}</figcaption>
    </figure>
  );
}

const Ring = () => (
  <svg viewBox="0 0 120 40" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M14 10C38-1 106 1 114 17C121 32 84 39 52 38C20 37-2 30 6 18C12 9 48 1 88 5"
      fill="none"
    />
  </svg>
);

type SpecimenTableProps = NonNullable<SpecimenContent["table"]> & {
  marked: SpecimenContent["pen"];
};

function SpecimenTable({ columns, rows, marked }: SpecimenTableProps) {
  const alignments = columns.map((_, at) =>
    at > 0 && isOfFigures(rows.map((row) => row[at])) ? styles.figures : undefined,
  );
  return (
    <Table
      heads={columns.map((column, at) => ({ children: column, className: alignments[at] }))}
      rows={rows.map(([head, ...others], row) => ({
        head,
        cells: others.map((cell, at) => ({
          className: [alignments[at + 1], cell.length <= SHORT && styles.short]
            .filter(Boolean)
            .join(" "),
          children:
            marked?.row === row + 1 && marked.column === at + 2 ? (
              <span className={styles.marked}>
                {cell}
                {cell.length <= SHORT && <Ring />}
              </span>
            ) : (
              cell
            ),
        })),
      }))}
    />
  );
}
