import { articles as lists } from "virtual:labels";
import {
  ArticleCard,
  articleCardsClass,
  type ArticleCardData,
} from "#app/components/article-card.tsx";
import { HeadedBand, type BandProps } from "#app/components/band.tsx";
import type { ListedLink } from "#app/components/link-list.tsx";
import { LinkRow } from "#app/components/link-row.tsx";
import { MoreLink } from "#app/components/more-link.tsx";

export type ArticleRowProps = {
  id: string;
  heading: string;
  allHref: string;
  articles: ArticleCardData[];
  /** The articles before and after the present one. */
  neighbours?: { label: string; links: ListedLink[] };
} & Pick<BandProps, "space" | "screenOnly">;

/** Three articles side by side: the newest, or those related to another. */
export const ArticleRow = ({ allHref, articles, neighbours, ...band }: ArticleRowProps) => (
  <HeadedBand {...band} link={<MoreLink href={allHref}>{lists.all}</MoreLink>}>
    <ul className={articleCardsClass}>
      {articles.map((article) => (
        <li key={article.href}>
          <ArticleCard article={article} isShort />
        </li>
      ))}
    </ul>
    {neighbours && neighbours.links.length > 0 && <LinkRow {...neighbours} />}
  </HeadedBand>
);
