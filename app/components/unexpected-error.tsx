import { links, unexpectedError } from "virtual:labels";
import { link } from "#app/lib/address/site-url.ts";
import { Band } from "./band.tsx";
import { ButtonLink, Ways } from "./button.tsx";
import { MoreLink } from "./more-link.tsx";
import styles from "./unexpected-error.module.css";

/** The notice above a section that failed while it was used (browser/hydrate-island.tsx), with two next steps. */
export const UnexpectedError = () => (
  <Band background="laterite">
    <div role="alert">
      <h2 className={styles.heading}>{unexpectedError.heading}</h2>
      <p className={styles.message} />
    </div>
    <Ways>
      <ButtonLink variant="dark" href="">
        {unexpectedError.reload}
      </ButtonLink>
      <MoreLink href={link("/")}>{links.returnHome}</MoreLink>
    </Ways>
  </Band>
);
