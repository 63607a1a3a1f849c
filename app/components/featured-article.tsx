import { featuredArticle } from "virtual:labels";
import type { ArticleCardData } from "./article-card.tsx";
import { columns } from "./band.tsx";
import { Cover, type FirstViewCover } from "./cover.tsx";
import { LawMark } from "./law-mark.tsx";
import { linkArea } from "./link-area.ts";
import { Meta } from "./meta.tsx";
import styles from "./featured-article.module.css";

export type FeaturedArticleData = Omit<ArticleCardData, "cover"> & {
  cover: ArticleCardData["cover"] | FirstViewCover;
};

export type FeaturedArticleProps = {
  article: FeaturedArticleData;
  /** `row` where a list above it is what the visitor asked for; `whole` otherwise. */
  size: "whole" | "row";
};

/** The article that the editor puts first. */
export function FeaturedArticle({ article, size }: FeaturedArticleProps) {
  const { href, title, date, readTime, excerpt, cover, lawMark, reviewed } = article;
  const isWhole = size === "whole";
  return (
    <article className={`${linkArea} ${columns} ${styles.featured}`} data-size={size}>
      {isWhole && <Cover cover={cover} className={styles.cover} lazy={false} />}
      <div className={styles.text}>
        <Meta facts={[featuredArticle.mark, date, readTime]} />
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <LawMark>{lawMark}</LawMark>
        {isWhole && <p>{excerpt}</p>}
        {isWhole && reviewed && <p className={styles.reviewed}>{reviewed}</p>}
      </div>
    </article>
  );
}
