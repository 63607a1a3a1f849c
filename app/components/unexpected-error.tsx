import { links, unexpectedError } from "virtual:labels";
import { link } from "#app/lib/site-url.ts";
import { Band } from "./band.tsx";
import { Button } from "./button.tsx";
import styles from "./unexpected-error.module.css";

/** Stands in place of what failed: what happened, and two ways out. */
export function UnexpectedError({ message }: { message: string }) {
  return (
    <Band background="laterite">
      <div role="alert">
        <h2 className={styles.heading}>{unexpectedError.heading}</h2>
        <p className={styles.message}>{message}</p>
      </div>
      <p className={styles.ways}>
        <Button variant="dark" onClick={() => location.reload()}>
          {unexpectedError.reload}
        </Button>
        <a href={link("/")}>{links.returnHome}</a>
      </p>
    </Band>
  );
}
