import { jobs } from "virtual:labels";
import { ButtonLink } from "#app/components/button.tsx";
import { Band, Split } from "#app/components/band.tsx";
import styles from "./join-band.module.css";

export type JoinBandProps = {
  heading: string;
  text: string;
  careersHref: string;
  /** Where unasked applications go. */
  email: string;
};

/** For readers who would like to be among them. */
export function JoinBand({ heading, text, careersHref, email }: JoinBandProps) {
  return (
    <Band background="mist" labelledBy="join" space="tight">
      <Split start={<h2 id="join">{heading}</h2>}>
        <p className={styles.text}>{text}</p>
        <p className={styles.ways}>
          <ButtonLink href={careersHref} variant="dark" sign="arrow">
            {jobs.see}
          </ButtonLink>
          <ButtonLink href={`mailto:${email}`} variant="outline" sign="external">
            {email}
          </ButtonLink>
        </p>
      </Split>
    </Band>
  );
}
