import { featuredArticle } from "virtual:labels";
import { ArticleMeta, type ArticleCardData } from "./article-card.tsx";
import { Cover, type FirstViewCover } from "./cover.tsx";
import { LawMark } from "./law-mark.tsx";
import { MoreLink } from "./more-link.tsx";
import styles from "./featured-article.module.css";

export type FeaturedArticleData = Omit<ArticleCardData, "cover"> & {
  cover: ArticleCardData["cover"] | FirstViewCover;
};

export type FeaturedArticleProps = {
  article: FeaturedArticleData;
  /** `row` where a list below it is what the visitor asked for; `whole` otherwise. */
  size: "whole" | "row";
};

/** The article that the editor puts first. */
export function FeaturedArticle({ article, size }: FeaturedArticleProps) {
  const { href, title, date, readTime, excerpt, cover, lawMark } = article;
  return (
    <article className={styles.featured} data-size={size}>
      {size === "whole" && <Cover cover={cover} className={styles.cover} lazy={false} />}
      <div className={styles.text}>
        <ArticleMeta lead={featuredArticle.mark} date={date} readTime={readTime} />
        <h2 className={styles.title}>
          <a href={href}>{title}</a>
        </h2>
        <LawMark>{lawMark}</LawMark>
        {size === "whole" && (
          <>
            <p className={styles.excerpt}>{excerpt}</p>
            <p className={styles.more}>
              <MoreLink href={href} about={title}>
                {featuredArticle.more}
              </MoreLink>
            </p>
          </>
        )}
      </div>
    </article>
  );
}
