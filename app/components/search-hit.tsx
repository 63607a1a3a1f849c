import { siteSearch as labels } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { excerptOf, markedPieces } from "#app/lib/search/marked-text.ts";
import type { FoundHit, SearchAnswer } from "#app/lib/search/site-search.ts";
import type { ComponentProps } from "react";
import { columns } from "./band.tsx";
import { LawMark } from "./law-mark.tsx";
import { linkArea } from "./link-area.ts";
import { Meta } from "./meta.tsx";
import styles from "./search-hit.module.css";

export type SearchHitProps = Pick<ComponentProps<"a">, "onKeyDown"> & {
  hit: FoundHit;
  words: SearchAnswer["words"];
  /** Whether the result is in the short list below the search field. */
  isShort?: true;
};

/** A summary that is a value, such as a rate of law: it stands at the end of the row as a figure. */
const VALUE = /^₹?[\d,./]+%?$/;

/** A text with the searched words marked. Each piece is an element, so that React can update a translated page. */
const Marked = ({ text, words }: { text: string; words: SearchAnswer["words"] }) =>
  markedPieces(text, words).map((piece, place) => {
    const Piece = piece.isMarked ? "mark" : "span";
    return <Piece key={`${place} ${piece.text}`}>{piece.text}</Piece>;
  });

/** A search result: its kind, its title, and the sentence with the words. The whole row is a link. */
export function SearchHit({ hit, words, isShort, onKeyDown }: SearchHitProps) {
  const { href, kind, title, summary, shownDate, lawMark, lacks } = hit;
  return (
    <li className={`${linkArea} ${columns} ${styles.hit}`} data-short={isShort}>
      <Meta facts={[kind, shownDate]} />
      <div>
        <h3>
          <a href={href} onKeyDown={onKeyDown}>
            <Marked text={title} words={words} />
          </a>
        </h3>
        <LawMark>{lawMark}</LawMark>
        <p className={VALUE.test(summary) ? `title ${styles.value}` : undefined}>
          <Marked text={excerptOf(summary, words)} words={words} />
        </p>
        {lacks.length > 0 && (
          <p className="small">{fill(labels.lacks, { words: lacks.join(", ") })}</p>
        )}
      </div>
    </li>
  );
}
