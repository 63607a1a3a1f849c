import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FormEvent,
  type Ref,
} from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { applicationForm, applicationMail } from "virtual:labels";
import { FORM_ANCHOR } from "#app/collections/constants.ts";
import { Band, Split, splitColumns } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import { ErrorSummary } from "#app/components/error-summary.tsx";
import { TextArea, TextField } from "#app/components/field.tsx";
import { Filled } from "#app/components/filled.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import { schemaResolver } from "#app/lib/schema-resolver.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { LetterRoom } from "./letter-room.tsx";
import type { Destination } from "./message.ts";
import {
  applicationFields,
  applicationSchema,
  emptyApplication,
  type Application,
  type ApplicationField,
} from "./schema.ts";
import { SendingPanel } from "./sending-panel.tsx";
import { useSending } from "./use-sending.ts";
import styles from "./application-form.module.css";

/** What the list of open positions can ask of the form. */
export type ApplicationFormHandle = {
  /** Fills in the position and takes the visitor to the form. */
  applyFor: (position: string) => void;
  /** The same for an address with `?job=`, unless the visitor was faster. */
  preselect: (position: string) => void;
};

export type ApplicationFormProps = {
  heading: string;
  lead: string;
  /** What helps with a field, in addition to its label. */
  hints: Record<"phone" | "message", string>;
  /** What is sent, to whom, how it is withdrawn: stands before the button. */
  privacy: string[];
  privacyHref: string;
  positions: string[];
  destination: Destination;
  ref?: Ref<ApplicationFormHandle>;
};

const labels: Record<ApplicationField, string> = applicationForm.fields;

const idOf = (field: ApplicationField) => `application-${field}`;

/** What the visitor typed before the form came to life. */
function typedApplication(): Application {
  if (typeof document === "undefined") return emptyApplication;
  const valueOf = (field: ApplicationField) => {
    const control = document.getElementById(idOf(field)) as HTMLInputElement | null;
    return [field, control?.value ?? ""];
  };
  return Object.fromEntries(applicationFields.map(valueOf)) as Application;
}

/** The application: it writes a mail, which the visitor sends. Nothing is sent or stored here. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { heading, lead, hints, privacy, privacyHref, positions, destination, ref } = props;
  const isAwake = useInBrowser(() => true) ?? false;
  const [typed] = useState(typedApplication);
  const { control, formState, getValues, handleSubmit, register, reset, setValue } =
    useForm<Application>({
      defaultValues: typed,
      resolver: schemaResolver(applicationSchema),
      shouldFocusError: false,
    });
  const { errors, isSubmitted } = formState;
  const [failure, setFailure] = useState<{ hasSummary: boolean }>();
  const { sent, notice, isSubmitting, send, closeNotice } = useSending(destination);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const failed = applicationFields.filter((field) => errors[field]);
  const fieldOf = (field: ApplicationField) => ({
    id: idOf(field),
    label: labels[field],
    error: errors[field]?.message,
    ...register(field),
  });

  // After a failed attempt: to the summary where there is one, else to the one field.
  useEffect(() => {
    const target = summary.current ?? form.current?.querySelector("[aria-invalid=true]");
    if (failure) (target as HTMLElement | null)?.focus();
  }, [failure]);

  useImperativeHandle(ref, () => {
    const choose = (position: string) =>
      setValue("position", position, { shouldDirty: true, shouldValidate: isSubmitted });
    return {
      applyFor(position) {
        choose(position);
        form.current?.scrollIntoView();
        document.getElementById(idOf("name"))?.focus({ preventScroll: true });
      },
      preselect(position) {
        if (getValues("position") === "") choose(position);
        // Whoever has scrolled already is reading: leave them there.
        if (scrollY === 0) form.current?.scrollIntoView();
      },
    };
  }, [getValues, setValue, isSubmitted]);

  /** Whether the form still holds what was sent. */
  const holds = (application: Application) =>
    JSON.stringify(applicationSchema.safeParse(getValues()).data) === JSON.stringify(application);

  const sendOff = async (application: Application) => {
    const opened = await send(application);
    if (opened === undefined) return;
    if (opened && holds(application)) flushSync(() => reset(emptyApplication));
    // A disabled button loses the focus.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: "nearest" });
  };

  const submit = (event: FormEvent) => {
    closeNotice();
    void handleSubmit(
      (application) => {
        setFailure(undefined);
        void sendOff(application);
      },
      // The messages stand under the fields at once, the summary above them in the frame after.
      (wrong) => startTransition(() => setFailure({ hasSummary: Object.keys(wrong).length > 1 })),
    )(event);
  };

  const close = () => {
    closeNotice();
    button.current?.focus();
  };

  return (
    <Band>
      {/* The method lets the browser do nothing by itself, for presses that the section never hears of. */}
      <form
        id={FORM_ANCHOR}
        ref={form}
        className={`${splitColumns} ${styles.form}`}
        aria-label={applicationForm.name}
        method="dialog"
        data-awake={isAwake || undefined}
        onSubmit={submit}
      >
        <div>
          <h2>{heading}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.fields}>
          {failure?.hasSummary && failed.length > 0 && (
            <div className={styles.wide}>
              <ErrorSummary
                ref={summary}
                fields={failed.map((field) => ({ id: idOf(field), label: labels[field] }))}
              />
            </div>
          )}
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
            options={positions}
          />
          <TextArea
            {...fieldOf("message")}
            optional
            rows={6}
            hint={
              <>
                {hints.message}{" "}
                <span className={styles.room}>
                  <LetterRoom control={control} email={destination.email} isAwake={isAwake} />
                </span>
              </>
            }
          />
        </div>
        <div className={styles.privacy}>
          <h3>{applicationForm.privacyHeading}</h3>
          {privacy.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href={privacyHref}>{applicationForm.privacyLink}</a>
          </p>
        </div>
        <div className={styles.end}>
          <noscript>
            {/* On the button, because engines with script call a mail form on a secure page insecure. */}
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
          <span className={styles.submit}>
            <Button
              ref={button}
              type="submit"
              variant="dark"
              sign={isSubmitting ? undefined : "arrow"}
              formNoValidate
              disabled={isSubmitting}
              aria-busy={isSubmitting}
            >
              {isSubmitting ? applicationForm.submitting : applicationForm.submit}
            </Button>
          </span>
          <p className={styles.failed}>{applicationForm.failed}</p>
          <Notice ref={outcome} notice={notice} onClose={close} />
          <p className={styles.note}>
            <Filled
              text={applicationForm.note}
              values={{ email: <a href={`mailto:${destination.email}`}>{destination.email}</a> }}
            />
          </p>
        </div>
      </form>
      {sent && (
        <Split start={null}>
          <SendingPanel {...sent} onRetry={() => void sendOff(sent.application)} />
        </Split>
      )}
    </Band>
  );
}
