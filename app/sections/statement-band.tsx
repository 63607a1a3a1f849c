import { Band, columns } from "#app/components/band.tsx";
import styles from "./statement-band.module.css";

/** What the firm stands for, in the size of a quotation: its name at the left, the sentence beside it. */
export const StatementBand = ({ statements }: { statements: { name: string; text: string }[] }) => (
  <Band>
    {statements.map(({ name, text }) => (
      <div key={name} className={`${columns} ${styles.statement}`}>
        <h2 className="label">{name}</h2>
        <p className="sentence">{text}</p>
      </div>
    ))}
  </Band>
);
