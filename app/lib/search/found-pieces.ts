import { foldedText } from "./folded-text.ts";
import type { TextPiece } from "./marked-text.ts";

/** A letter with its signs, or a run of spaces: `foldedText` folds each on its own. */
const LETTER = /\s+|.\p{M}*/gsu;

/** Splits a text into pieces and marks whatever is found of what was typed, as lists find it (`isFound`). */
export function foundPieces(text: string, typed: string): TextPiece[] {
  const sought = foldedText(typed);
  const letters = text.match(LETTER) ?? [];
  const folded = letters.map(foldedText);
  const whole = folded.join("");
  const around = sought.length - 1;
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const [place, letter] of letters.entries()) {
    const from = Math.max(0, end - around);
    end += folded[place]!.length;
    const isMarked = sought !== "" && whole.slice(from, end + around).includes(sought);
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += letter;
    else pieces.push({ text: letter, isMarked });
  }
  return pieces;
}
