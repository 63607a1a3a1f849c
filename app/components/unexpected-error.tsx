import { Band } from "./band.tsx";
import { Button } from "./button.tsx";
import styles from "./unexpected-error.module.css";

export type UnexpectedErrorProps = {
  message: string;
  homeHref: string;
  /** `h2` in place of a section, `h1` in place of a page. */
  level?: "h1" | "h2";
};

/** Stands in place of what failed: what happened, and two ways out. */
export function UnexpectedError({ message, homeHref, level: Level = "h2" }: UnexpectedErrorProps) {
  return (
    <Band ground="laterite">
      <div role="alert">
        <Level className={styles.heading}>Unexpected Application Error!</Level>
        <p className={styles.message}>{message}</p>
      </div>
      <p className={styles.ways}>
        <Button variant="dark" onClick={() => location.reload()}>
          Reload the page
        </Button>
        <a href={homeHref}>Return to Home</a>
      </p>
    </Band>
  );
}
