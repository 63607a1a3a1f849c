import { article, law as lawLabels } from "virtual:labels";
import { AuthorBox, type AuthorBoxProps } from "#app/components/author-box.tsx";
import { Band } from "#app/components/band.tsx";
import { ContentsList } from "#app/components/contents-list.tsx";
import { LawChanges, LawNotice, type LawNoticeProps } from "#app/components/law-notice.tsx";
import { ReadingProse } from "#app/components/reading-prose.tsx";
import { ShareLinks, type ShareLinksProps } from "#app/components/share-links.tsx";
import { TopicRows, type TopicRow } from "#app/components/topic-rows.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./article-text.module.css";

export type ArticleTextProps = {
  /** The article in two or three sentences: its first paragraph. */
  opening: string;
  html: string;
  headings: { id: string; text: string }[];
  share: ShareLinksProps;
  people: AuthorBoxProps;
  law: LawNoticeProps;
  /** Services, sectors and regions that it speaks of. */
  topics: TopicRow[];
};

/** An article: ways to share it at the left, the text, its contents and author at the right. */
export function ArticleText(props: ArticleTextProps) {
  const { opening, html, headings, share, people, law, topics } = props;
  const contents = [
    ...headings,
    ...(law.changes.length > 0 ? [{ id: "law-changes", text: lawLabels.changes }] : []),
  ];
  return (
    <Band>
      <div className={styles.grid}>
        <div className={styles.share}>
          <ShareLinks {...share} />
        </div>
        {/* The same list twice: folded above the text on small screens, beside it on wide ones. */}
        <details className={styles.folded} data-screen-only="">
          <summary>{article.side}</summary>
          <ContentsList headings={contents} />
          <AuthorBox {...people} />
        </details>
        <article className={styles.text} aria-labelledby="page-title">
          <LawNotice {...law} />
          <p className={`${styles.opening} reading-font`}>{opening}</p>
          <ReadingProse html={html} />
          <LawChanges id="law-changes" heading={lawLabels.changes} changes={law.changes} />
          <div className={styles.topics}>
            <TopicRows rows={topics} />
          </div>
          <div className={styles.imprint}>
            {[people.author, people.reviewer].map(
              (person, index) =>
                person && (
                  <p key={person.name}>
                    {fill(index === 0 ? article.writtenByLine : article.reviewedByLine, {
                      name: person.name,
                      role: person.role,
                    })}
                  </p>
                ),
            )}
          </div>
        </article>
        <aside className={styles.side} data-screen-only="" aria-label={article.side}>
          <div>
            <p className={styles.sideHeading} aria-hidden="true">
              {article.contents}
            </p>
            <nav aria-label={article.contents}>
              <ContentsList headings={contents} />
            </nav>
            <AuthorBox {...people} />
          </div>
        </aside>
      </div>
    </Band>
  );
}
