import { frame } from "virtual:labels";
import { formatShortDay } from "#app/lib/days.ts";
import { Filled } from "#app/components/filled.tsx";
import { Wordmark } from "#app/components/wordmark.tsx";
import { FrameLink } from "./frame-link.tsx";
import type { SiteFrame } from "./site-frame.server.ts";
import styles from "./site-footer.module.css";

/** The end of every page: who the firm is, links to all parts of the site, how to reach the firm. */
export function SiteFooter(props: SiteFrame["footer"]) {
  const { firm, phoneHref, office, logo, homeHref, columns, small, hours, due, horizon, year } =
    props;
  return (
    <footer className={styles.footer}>
      <svg
        className={styles.horizon}
        data-screen-only=""
        viewBox={horizon.viewBox}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d={horizon.d} />
      </svg>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark name={firm.name} href={homeHref} size="footer" logo={logo} />
          <p data-screen-only="">{firm.blurb}</p>
        </div>
        {columns.map(({ label, links }) => (
          <nav key={label} aria-label={label} data-screen-only="">
            <details data-unfolds="">
              <summary>{label}</summary>
              <h2 data-desk-only="">{label}</h2>
              <ul className="unlined">
                {links.map((link) => (
                  <li key={link.label}>
                    <FrameLink {...link} />
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
        <div className={styles.contact}>
          <h2 data-screen-only="">{frame.contact}</h2>
          <address className="unlined">
            <a href={`mailto:${firm.email}`}>{firm.email}</a>
            <a href={phoneHref}>{firm.phone}</a>
            <p>{office}</p>
            <FrameLink href={firm.social.url} label={firm.social.name} outside />
          </address>
        </div>
        <div className={styles.now} data-screen-only="">
          <h2>{frame.now}</h2>
          <p>
            <b className="title">
              {hours.start}–{hours.end}
            </b>
            {hours.note}
          </p>
          {due.length > 0 && (
            <ol data-next="">
              {due.map(({ day, until, title, href }, place) => (
                <li key={day} data-until={until} hidden={place > 0}>
                  <b className="title">
                    {formatShortDay(day)} <small>{frame.due}</small>
                  </b>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ol>
          )}
        </div>
        <p className={styles.company}>
          <Filled
            text={frame.company}
            values={{
              legalName: firm.legalName,
              cin: firm.cin,
              office,
              name: firm.grievance.name,
              email: <a href={`mailto:${firm.grievance.email}`}>{firm.grievance.email}</a>,
            }}
          />
        </p>
        <div className={`run unlined ${styles.end}`} data-screen-only="">
          <span>
            <Filled
              text={frame.copyright}
              values={{ year: <span data-year="">{year}</span>, name: firm.name }}
            />
          </span>
          <span className={`run ${styles.small}`}>
            {small.map((link) => (
              <FrameLink key={link.label} {...link} />
            ))}
          </span>
          <span className={styles.credit}>
            <Filled
              text={frame.credit}
              values={{
                builder: <FrameLink href={firm.builder.url} label={firm.builder.name} outside />,
              }}
            />
          </span>
        </div>
      </div>
    </footer>
  );
}
