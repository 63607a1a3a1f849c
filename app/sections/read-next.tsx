import { article, articles as lists } from "virtual:labels";
import { ArticleCard, type ArticleCardData } from "#app/components/article-card.tsx";
import { Band, HeadingRow } from "#app/components/band.tsx";
import { LargeLinks, type LargeLink } from "#app/components/large-links.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./read-next.module.css";

export type ReadNextProps = {
  heading: string;
  allHref: string;
  articles: ArticleCardData[];
  /** The articles before and after this one. */
  neighbours?: LargeLink[];
};

/** Below an article: the ones beside it, and three that belong to it. */
export function ReadNext({ heading, allHref, articles, neighbours = [] }: ReadNextProps) {
  return (
    <div data-screen-only="">
      <Band background="haze" labelledBy="read-next">
        {neighbours.length > 0 && (
          <div className={styles.neighbours}>
            <LargeLinks label={article.neighbours} links={neighbours} />
          </div>
        )}
        <HeadingRow link={<MoreLink href={allHref}>{lists.all}</MoreLink>}>
          <h2 id="read-next">{heading}</h2>
        </HeadingRow>
        <ul className={styles.cards}>
          {articles.map((article) => (
            <li key={article.href}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </Band>
    </div>
  );
}
