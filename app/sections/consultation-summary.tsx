import { Band, Split } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import styles from "./consultation-summary.module.css";

export type ConsultationSummaryProps = {
  heading: string;
  text: string;
  /** The words that lead to all answers. */
  link: string;
  href: string;
  /** Says that the answers are samples, while they are. */
  note?: string;
  /** White where the band above is haze. */
  background?: "white" | "haze";
};

/** What a first consultation is, in a few sentences, with a way to all of it. */
export function ConsultationSummary({
  heading,
  text,
  link,
  href,
  note,
  background = "haze",
}: ConsultationSummaryProps) {
  return (
    <Band background={background} labelledBy="consultation">
      <Split start={<SectionHeading id="consultation" heading={heading} />}>
        <p className={styles.text}>{text}</p>
        <MoreLink href={href}>{link}</MoreLink>
        <SampleNote text={note} />
      </Split>
    </Band>
  );
}
