import { articles as labels } from "virtual:labels";
import { ArticleCard, type ArticleCardData } from "#app/components/article-card.tsx";
import { Band, HeadingRow, type BandProps } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./latest-articles.module.css";

export type LatestArticlesProps = {
  heading: string;
  allHref: string;
  articles: ArticleCardData[];
  space: BandProps["space"];
};

/** The newest three articles on three unequal cards. */
export function LatestArticles({ heading, allHref, articles, space }: LatestArticlesProps) {
  return (
    <Band labelledBy="articles" space={space}>
      <HeadingRow link={<MoreLink href={allHref}>{labels.all}</MoreLink>}>
        <h2 id="articles">{heading}</h2>
      </HeadingRow>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article.href}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
