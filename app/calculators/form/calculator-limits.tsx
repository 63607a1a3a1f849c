import { calculators as labels } from "virtual:labels";
import { Band, Split } from "#app/components/band.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import styles from "./calculator-limits.module.css";

/** What a calculator does not work out. */
export const CalculatorLimits = ({ limits }: { limits: string[] }) => (
  <Band labelledBy="limits" space="joined" className={styles.limits}>
    <Split start={<h2 id="limits">{labels.limits}</h2>}>
      <RuledList items={limits} above />
    </Split>
  </Band>
);
