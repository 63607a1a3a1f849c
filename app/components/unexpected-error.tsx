import { Band } from "./band.tsx";
import { Button } from "./button.tsx";
import styles from "./unexpected-error.module.css";

export type UnexpectedErrorProps = {
  message: string;
  homeHref: string;
};

/** Stands in place of what failed: what happened, and two ways out. */
export function UnexpectedError({ message, homeHref }: UnexpectedErrorProps) {
  return (
    <Band ground="laterite">
      <div role="alert">
        <h2 className={styles.heading}>Unexpected Application Error!</h2>
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
