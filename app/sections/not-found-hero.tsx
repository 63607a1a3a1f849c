import { links } from "virtual:labels";
import { ButtonLink } from "#app/components/button.tsx";
import { FirstViewRelief, type FirstViewDrawing } from "#app/components/drawing.tsx";
import { SiteSearchForm } from "#app/components/site-search-form.tsx";
import styles from "./not-found-hero.module.css";

export type NotFoundHeroProps = {
  title: string;
  text: string;
  homeHref: string;
  searchHref: string;
  drawing: FirstViewDrawing;
};

/** The whole first view of an address that leads nowhere: a sinkhole, and two ways on. */
export function NotFoundHero({ title, text, homeHref, searchHref, drawing }: NotFoundHeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="page-title" data-log-path="">
      <div className={styles.inner}>
        <h1 id="page-title">{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>
          <ButtonLink href={homeHref} variant="dark" sign="arrow">
            {links.returnHome}
          </ButtonLink>
          <div className={styles.search}>
            <SiteSearchForm action={searchHref} inputId="not-found-search" />
          </div>
        </div>
      </div>
      <FirstViewRelief drawing={drawing} />
    </section>
  );
}
