import { useWatch, type Control } from "react-hook-form";
import { applicationForm } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { fittingLetterLength } from "./message.ts";
import { emptyApplication, type Application } from "./application.ts";
import { groupDigits } from "#app/lib/rupees.ts";

/** Before typing, the limit for English text; afterwards the exact one. */
const { before, whole, part } = applicationForm.room;

type LetterRoomProps = { control: Control<Application>; email: string };

/** Says how much of the letter the mail's address can carry (A11). @param props.email the recipient */
export function LetterRoom({ control, email }: LetterRoomProps) {
  const application = { ...emptyApplication, ...useWatch({ control }) };
  const message = application.message.trim();
  const say = () => {
    if (message === "") return before;
    const fitting = fittingLetterLength({ ...application, message }, email);
    return fitting >= message.length
      ? whole
      : fill(part, { fitting: groupDigits(fitting), all: groupDigits(message.length) });
  };
  return <span data-needs-script="">{say()}</span>;
}
