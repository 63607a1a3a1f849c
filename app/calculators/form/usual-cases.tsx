import { Working, type WorkingProps } from "./working.tsx";
import styles from "./usual-cases.module.css";

export type UsualCasesProps = {
  cases: ({ name: string; answer: string; sentence: string } & WorkingProps)[];
};

/** Cases that people ask for most, with their sums: worked out when the site was built, complete without script. */
export const UsualCases = ({ cases }: UsualCasesProps) => (
  <ol className={styles.cases}>
    {cases.map(({ name, answer, sentence, ...working }) => (
      <li key={name}>
        <h3>{name}</h3>
        <p>
          <b>{answer}</b> <span>{sentence}</span>
        </p>
        <Working {...working} />
      </li>
    ))}
  </ol>
);
