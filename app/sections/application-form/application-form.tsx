import type { Ref } from "react";
import { useWatch, type Control } from "react-hook-form";
import { applicationForm, applicationMail } from "virtual:labels";
import { FORM_ANCHOR } from "#app/constants.ts";
import { Band, columns } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import { ErrorSummary } from "#app/components/error-summary.tsx";
import { TextArea, TextField } from "#app/components/field.tsx";
import { Filled } from "#app/components/filled.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import { fill } from "#app/lib/fill.ts";
import { groupDigits } from "#app/lib/rupees.ts";
import { emptyApplication, type Application } from "./application.ts";
import { fittingLetterLength, type Destination } from "./message.ts";
import { SendingPanel } from "./sending-panel.tsx";
import { useApplication, type ApplicationFormHandle } from "./use-application.ts";
import styles from "./application-form.module.css";

/** Before typing, the limit for English text; afterwards the exact one. */
const { before, whole, part } = applicationForm.room;

type LetterRoomProps = { control: Control<Application>; email: string };

/** Says how much of the letter the mail's address can carry (A11). @param props.email the recipient */
function LetterRoom({ control, email }: LetterRoomProps) {
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

export type ApplicationFormProps = {
  heading: string;
  lead: string;
  /** Help for a field, besides its label. */
  hints: Record<"phone" | "message", string>;
  /** What is sent, to whom, and how to withdraw it; shown before the button. */
  privacy: string[];
  privacyHref: string;
  positions: string[];
  destination: Destination;
  ref?: Ref<ApplicationFormHandle>;
};

/** The application form: it writes a mail, which the visitor sends. Nothing is sent or stored here. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { heading, lead, hints, privacy, privacyHref, positions, destination, ref } = props;
  const application = useApplication(destination, ref);
  const { form, summary, button, outcome } = application.refs;
  const { control, fieldOf, summaryErrors, isSubmitting, sent, notice } = application;

  return (
    <Band>
      {/* Outside a dialog, this method submits to nowhere: a click before the script has loaded does no harm. */}
      <form
        id={FORM_ANCHOR}
        ref={form}
        className={`${columns} ${styles.form}`}
        aria-label={applicationForm.name}
        method="dialog"
        onSubmit={application.submit}
      >
        <div>
          <h2>{heading}</h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <div className={`tiles ${styles.fields}`}>
          {summaryErrors.length > 0 && <ErrorSummary ref={summary} errors={summaryErrors} />}
          <TextField {...fieldOf("name")} required type="text" autoComplete="name" />
          <TextField
            {...fieldOf("email")}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TextField
            {...fieldOf("phone")}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={hints.phone}
          />
          <SelectField
            {...fieldOf("position")}
            required
            placeholder={applicationForm.selectPosition}
            options={positions.map((title) => ({ value: title, label: title }))}
          />
          <TextArea
            {...fieldOf("message")}
            optional
            rows={6}
            hint={
              <>
                {hints.message} <LetterRoom control={control} email={destination.email} />
              </>
            }
          />
        </div>
        <div className={`small ${styles.privacy}`}>
          <h3 className="label">{applicationForm.privacyHeading}</h3>
          {privacy.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href={privacyHref}>{applicationForm.privacyLink}</a>
          </p>
        </div>
        <div>
          <noscript>
            {/* On the button, because browsers call a form with a mail address on a secure page insecure. */}
            <Button
              type="submit"
              variant="dark"
              sign="arrow"
              formAction={`mailto:${destination.email}?subject=${encodeURIComponent(applicationMail.subjectWithoutScript)}`}
              formMethod="post"
              formEncType="text/plain"
            >
              {applicationForm.submit}
            </Button>
          </noscript>
          <span data-needs-script="">
            <Button
              ref={button}
              type="submit"
              variant="dark"
              sign={isSubmitting ? undefined : "arrow"}
              formNoValidate
              aria-disabled={isSubmitting}
              aria-busy={isSubmitting}
            >
              {isSubmitting ? applicationForm.submitting : applicationForm.submit}
            </Button>
          </span>
          <p className={styles.failed}>{applicationForm.failed}</p>
          <Notice ref={outcome} notice={notice} onClose={application.closeNotice} />
          <p className={`small ${styles.note}`}>
            <Filled
              text={applicationForm.note}
              values={{ email: <a href={`mailto:${destination.email}`}>{destination.email}</a> }}
            />
          </p>
        </div>
      </form>
      {sent && (
        <div className={`${columns} ${styles.sent}`}>
          <SendingPanel {...sent} onRetry={application.retry} onEdit={application.edit} />
        </div>
      )}
    </Band>
  );
}
