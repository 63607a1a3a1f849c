import { useWatch, type Control } from "react-hook-form";
import { applicationForm } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { fittingLetterLength } from "./message.ts";
import type { Application } from "./schema.ts";
import { LOCALE } from "#app/lib/locale.ts";

/** Before typing, the limit for English text; afterwards the exact one. */
const { before, whole, part } = applicationForm.room;

const inWords = (count: number) => count.toLocaleString(LOCALE);

export type LetterRoomProps = {
  control: Control<Application>;
  /** The address the application goes to. */
  email: string;
  /** False until hydration, which must render what was built. */
  isAwake: boolean;
};

/** Says how much of the letter the mail's address can carry (A11). */
export function LetterRoom({ control, email, isAwake }: LetterRoomProps) {
  const application = useWatch({ control }) as Application;
  const message = application.message.trim();
  if (!isAwake || message === "") return before;
  const fitting = fittingLetterLength({ ...application, message }, email);
  return fitting >= message.length
    ? whole
    : fill(part, { fitting: inWords(fitting), all: inWords(message.length) });
}
