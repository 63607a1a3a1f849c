import { useWatch, type Control } from "react-hook-form";
import { fittingLetterLength } from "./message.ts";
import type { Application } from "./schema.ts";

/** True of a letter in English; the count is exact once there is a letter. */
const BEFORE_WRITING =
  "About 150 words fit into the prepared email. A longer letter is kept here for you to paste.";

const inWords = (count: number) => count.toLocaleString("en-IN");

export type LetterRoomProps = {
  control: Control<Application>;
  /** The address the application goes to. */
  email: string;
  /** Until the form is alive, what was typed is not looked at: the page repeats what was built. */
  isAwake: boolean;
};

/** Says how much of the letter the mail's address can carry (A11). */
export function LetterRoom({ control, email, isAwake }: LetterRoomProps) {
  const application = useWatch({ control }) as Application;
  const message = application.message.trim();
  if (!isAwake || message === "") return BEFORE_WRITING;
  const fitting = fittingLetterLength({ ...application, message }, email);
  return fitting >= message.length
    ? "The whole letter fits into the prepared email."
    : `The first ${inWords(fitting)} of ${inWords(message.length)} characters fit into the prepared email. The full letter is kept here for you to paste.`;
}
