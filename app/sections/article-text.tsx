import { article, law as lawLabels } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Contents } from "#app/components/contents.tsx";
import { ChangesSince, LawNotice, type LawNoticeProps } from "#app/components/law-notice.tsx";
import { Figure } from "#app/components/figure.tsx";
import { ReadingProse } from "#app/components/reading-prose.tsx";
import { Fold } from "#app/components/fold.tsx";
import { ShareLinks, type ShareLinksProps } from "#app/components/share-links.tsx";
import { filledRows, TopicRows, type TopicRow } from "#app/components/topic-rows.tsx";
import type { PlacedPhoto } from "#app/lib/photo.ts";
import styles from "./article-text.module.css";

export type ArticleTextProps = {
  /** The first paragraph, which sums up the article in two or three sentences. */
  opening: string;
  html: string;
  headings: { id: string; text: string }[];
  share: ShareLinksProps;
  law: LawNoticeProps;
  /** The article's own photograph. */
  cover?: PlacedPhoto;
  /** The services, sectors, regions and rules of law of the article. */
  topics: TopicRow[];
};

/** An article: contents and share links at the left, the text, and notes at the right. */
export function ArticleText(props: ArticleTextProps) {
  const { opening, html, headings, share, law, cover, topics } = props;
  const contents = [
    ...headings,
    ...(law.changes.length > 0 ? [{ id: "law-changes", text: lawLabels.changes }] : []),
  ];
  return (
    <Band space="joined">
      {cover && (
        <div data-cover="">
          <Figure photo={cover} />
        </div>
      )}
      <LawNotice {...law} />
      <div className={styles.grid}>
        <div className={`beside ${styles.side}`}>
          <Contents label={article.contents} headings={contents} />
          <ShareLinks {...share} />
        </div>
        <article className={styles.text} aria-labelledby="page-title">
          <p className={`${styles.opening} reading-font`}>{opening}</p>
          <ReadingProse html={html} />
          <ChangesSince id="law-changes" heading={lawLabels.changes} changes={law.changes} />
          {filledRows(topics).length > 0 && (
            <div className={styles.topics} data-screen-only="">
              <Fold title={article.topics}>
                <TopicRows rows={topics} />
              </Fold>
            </div>
          )}
        </article>
      </div>
    </Band>
  );
}
