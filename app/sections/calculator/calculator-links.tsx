import { calculators as labels } from "virtual:labels";
import { RelatedLinks, type RelatedGroup } from "../related-links.tsx";
import styles from "./calculator-links.module.css";

/** Ways on from a calculator; a printed sheet goes without. */
export const CalculatorLinks = ({ groups }: { groups: RelatedGroup[] }) => (
  <div className={styles.links}>
    <RelatedLinks heading={labels.related} groups={groups} />
  </div>
);
