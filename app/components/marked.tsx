import { markedPieces } from "#app/lib/search/marked-text.ts";
import styles from "./marked.module.css";

export type MarkedProps = {
  text: string;
  /** The words that a search has found (`SearchAnswer.words`). */
  words: ReadonlySet<string>;
};

/** A text with the words marked that were searched for. Each piece is an element: a translator may change its text. */
export const Marked = ({ text, words }: MarkedProps) =>
  markedPieces(text, words).map((piece, place) => {
    const key = `${place} ${piece.text}`;
    return piece.isMarked ? (
      <mark key={key} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
