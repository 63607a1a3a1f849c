import { calculators as labels } from "virtual:labels";
import { Band, Split } from "#app/components/band.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./usual-cases.module.css";

export type UsualCasesProps = {
  /** Each case with its answer in words, and the fragment that puts its figures into the form. */
  cases: { name: string; answer: string; fragment: string }[];
};

/** Cases that people ask for most, worked out when the site was built: complete without script. */
export function UsualCases({ cases }: UsualCasesProps) {
  return (
    <Band screenOnly labelledBy="usual-cases">
      <Split start={<h2 id="usual-cases">{labels.usualCases}</h2>}>
        <table className={styles.cases}>
          <thead>
            <tr>
              <th scope="col">{labels.case}</th>
              <th scope="col">{labels.answer}</th>
            </tr>
          </thead>
          <tbody>
            {cases.map(({ name, answer, fragment }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {answer}
                  <a href={fragment} className={styles.use} data-needs-script="">
                    {labels.use}
                    <VisuallyHidden> {fill(labels.useFor, { case: name })}</VisuallyHidden>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Split>
    </Band>
  );
}
