import { Cover, type CoverPicture, type FirstViewCover } from "./cover.tsx";
import { LawMark } from "./law-mark.tsx";
import { linkArea } from "./link-area.ts";
import styles from "./article-card.module.css";

/** Of a list of them: three side by side, on a phone one below the other. */
export const articleCards = styles.cards;

export type ArticleCardData = {
  href: string;
  title: string;
  category: string;
  date: string;
  readTime: string;
  excerpt: string;
  cover: CoverPicture;
  /** The words that mark it where its law has changed since. */
  lawMark?: string;
  /** The day of the last review, in words. */
  reviewed?: string;
};

/** Category, date and reading time of an article, in one line without separators. */
export function ArticleMeta({
  lead,
  date,
  readTime,
}: {
  lead: string;
  date: string;
  readTime: string;
}) {
  return (
    <p className={styles.meta}>
      <b>{lead}</b> <span>{date}</span> <span>{readTime}</span>
    </p>
  );
}

/**
 * An article in a list: cover, metadata, title, excerpt. The whole card is the title's target.
 * @param firstViewCover its cover where the card is part of the first view
 */
export function ArticleCard({
  article,
  firstViewCover,
  isShort = false,
}: {
  /** Without a cover where a search alone brings it. */
  article: Omit<ArticleCardData, "cover"> & { cover?: CoverPicture };
  firstViewCover?: FirstViewCover | undefined;
  /** Without its excerpt, where it leads on from something else. */
  isShort?: boolean;
}) {
  const cover = firstViewCover ?? article.cover;
  return (
    <article className={`${linkArea} ${styles.card}`}>
      {cover && <Cover cover={cover} className={styles.cover} />}
      <ArticleMeta lead={article.category} date={article.date} readTime={article.readTime} />
      <h3 className={styles.title}>
        <a href={article.href}>{article.title}</a>
      </h3>
      <LawMark>{article.lawMark}</LawMark>
      {!isShort && <p className={styles.excerpt}>{article.excerpt}</p>}
      {article.reviewed && <p className={styles.reviewed}>{article.reviewed}</p>}
    </article>
  );
}
