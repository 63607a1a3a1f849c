import { Band, columns } from "#app/components/band.tsx";
import styles from "./statement-band.module.css";

export type StatementBandProps = {
  statements: { name: string; text: string }[];
  /** Whether a rule stands above the first statement too. */
  ruled?: boolean;
};

/** What the firm stands for, in the size of a quotation: its name at the left, the sentence beside it. */
export const StatementBand = ({ statements, ruled = false }: StatementBandProps) => (
  <Band>
    <div className={styles.statements} data-ruled={ruled || undefined}>
      {statements.map(({ name, text }) => (
        <div key={name} className={`${columns} ${styles.statement}`}>
          <h2 className="label">{name}</h2>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </Band>
);
