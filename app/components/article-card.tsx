import type { ReactNode } from "react";
import { featuredArticle } from "virtual:labels";
import { columns } from "./band.tsx";
import { Cover, type CoverPicture } from "./drawing.tsx";
import { LawMark } from "./law-mark.tsx";
import { linkArea } from "./link-area.ts";
import { Meta } from "./meta.tsx";
import styles from "./article-card.module.css";

/** The class of a list of cards: up to three side by side, on phones one below the other. */
export const articleCardsClass = styles.cards;

export type ArticleCardData = {
  href: string;
  title: string;
  category: string;
  date: string;
  readTime: string;
  excerpt: string;
  cover: CoverPicture;
  lawMark?: string;
  /** The day of the last review, in words. */
  reviewed?: string;
};

type CardProps = {
  href: string;
  title: string;
  facts: (string | undefined)[];
  cover: CoverPicture | undefined;
  /** Shown in place of the cover. */
  plate?: ReactNode;
  /** Shown below the title. */
  children?: ReactNode;
};

/** A card with a picture, facts and a title. The whole card is a link. */
export const Card = ({ href, title, facts, cover, plate, children }: CardProps) => (
  <article className={`${linkArea} ${styles.card}`}>
    {cover && <Cover cover={cover} className={styles.cover} />}
    {plate && <div className={styles.cover}>{plate}</div>}
    <Meta facts={facts} />
    <h3 className={styles.title}>
      <a href={href}>{title}</a>
    </h3>
    {children}
  </article>
);

export const ArticleCard = ({
  article: { category, date, readTime, lawMark, excerpt, reviewed, ...article },
  isShort = false,
}: {
  /** An article that was found by a search alone has no cover. */
  article: Omit<ArticleCardData, "cover"> & { cover?: CoverPicture };
  /** Leaves out the excerpt. */
  isShort?: boolean;
}) => (
  <Card
    href={article.href}
    title={article.title}
    facts={[category, date, readTime]}
    cover={article.cover}
  >
    <LawMark>{lawMark}</LawMark>
    {!isShort && (
      <p className="small" data-wide-only="" data-marked="">
        {excerpt}
      </p>
    )}
    {reviewed && <p className={`small ${styles.reviewed}`}>{reviewed}</p>}
  </Card>
);

export const FeaturedArticle = ({ article }: { article: ArticleCardData }) => (
  <article className={`${linkArea} ${columns} ${styles.featured}`}>
    <Cover cover={article.cover} className={styles.cover} lazy={false} />
    <div>
      <FeaturedHead {...article} />
      <p>{article.excerpt}</p>
      {article.reviewed && <p className={`small ${styles.reviewed}`}>{article.reviewed}</p>}
    </div>
  </article>
);

/** The featured article as a row, below a list that the visitor asked for. */
export const FeaturedRow = ({ article }: { article: ArticleCardData }) => (
  <article className={`run ${linkArea} ${styles.featuredRow}`}>
    <FeaturedHead {...article} />
  </article>
);

const FeaturedHead = ({ href, title, date, readTime, lawMark }: ArticleCardData) => (
  <>
    <Meta facts={[featuredArticle.mark, date, readTime]} />
    <h2>
      <a href={href}>{title}</a>
    </h2>
    <LawMark>{lawMark}</LawMark>
  </>
);
