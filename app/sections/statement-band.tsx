import { Band, columns } from "#app/components/band.tsx";
import styles from "./statement-band.module.css";

/** The firm's principles, in the size of quotations: each name at the left, its sentence beside it. */
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
