import { Sign } from "./icon.tsx";
import styles from "./area-arrow.module.css";

/** The arrow in a list row that is a link as a whole (link-area.ts): it moves when the row is used. */
export const AreaArrow = () => <Sign name="arrow" className={styles.arrow} />;
