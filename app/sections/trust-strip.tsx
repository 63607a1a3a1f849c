import { SampleMark } from "#app/components/badge.tsx";
import type { Photo } from "#app/lib/photo.ts";
import styles from "./trust-strip.module.css";

export type TrustStripProps = {
  label: string;
  /** A client without a logo is shown by name. */
  clients: { name: string; sample: boolean; logo?: Photo }[];
};

export const TrustStrip = ({ label, clients }: TrustStripProps) => (
  <section className={styles.strip} aria-labelledby="trust">
    <h2 id="trust">
      {label} <SampleMark sample={clients.some(({ sample }) => sample)} />
    </h2>
    <ul className="run">
      {clients.map(({ name, logo }) => (
        <li key={name}>
          {logo ? (
            <img
              src={logo.src}
              width={logo.width}
              height={logo.height}
              alt={name}
              loading="lazy"
              decoding="async"
            />
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  </section>
);
