import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FormEvent,
  type Ref,
} from "react";
import { useForm } from "react-hook-form";
import { Band, Split } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import { ErrorSummary } from "#app/components/error-summary.tsx";
import { TextArea, TextField } from "#app/components/field.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import { schemaResolver } from "#app/lib/schema-resolver.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { LetterRoom } from "./letter-room.tsx";
import { prepareMail, type Destination, type PreparedMail } from "./message.ts";
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

/** Where links to the form lead; the specification names it. */
export const FORM_ANCHOR = "job-application-form";

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
  /** What to have at hand. */
  atHand: string[];
  /** What is sent, to whom, how it is withdrawn: stands before the button. */
  privacy: string[];
  privacyHref: string;
  positions: string[];
  destination: Destination;
  ref?: Ref<ApplicationFormHandle>;
};

const labels: Record<ApplicationField, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  position: "Position",
  message: "Cover letter",
};

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
  const { heading, lead, atHand, privacy, privacyHref, positions, destination, ref } = props;
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
  const { sent, isSubmitting, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

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

  const submit = (event: FormEvent) =>
    void handleSubmit(
      async (application) => {
        setFailure(undefined);
        await send(prepareMail(application, destination), (opened) => {
          if (opened) reset(emptyApplication);
          button.current?.focus();
        });
      },
      // The messages stand under the fields at once, the summary above them in the frame after.
      (wrong) => startTransition(() => setFailure({ hasSummary: Object.keys(wrong).length > 1 })),
    )(event);

  /** Whether the form still holds what a mail was written from. */
  const holds = (mail: PreparedMail) => {
    const now = applicationSchema.safeParse(getValues());
    return now.success && prepareMail(now.data, destination).body === mail.body;
  };
  const retry = (mail: PreparedMail) =>
    send(mail, (opened) => {
      if (opened && holds(mail)) reset(emptyApplication);
    });

  return (
    <Band>
      <Split
        start={
          <>
            <h2>{heading}</h2>
            <p className={styles.lead}>{lead}</p>
            <h3 className={styles.small}>Have at hand</h3>
            <RuledList items={atHand} above />
            <h3 className={styles.small}>What is sent, and to whom</h3>
            <div className={styles.privacy}>
              {privacy.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                <a href={privacyHref}>Privacy Policy</a>
              </p>
            </div>
          </>
        }
      >
        {/* Without script the form writes a mail too; it never puts its values into a page's address. */}
        <form
          id={FORM_ANCHOR}
          ref={form}
          className={styles.form}
          aria-label="Application"
          method="post"
          noValidate={isAwake}
          onSubmit={submit}
        >
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
          <TextField {...fieldOf("phone")} required type="tel" inputMode="tel" autoComplete="tel" />
          <SelectField
            {...fieldOf("position")}
            required
            placeholder="Select Position"
            options={positions}
          />
          <TextArea
            {...fieldOf("message")}
            optional
            rows={6}
            hint={
              <span className={styles.room}>
                <LetterRoom control={control} email={destination.email} isAwake={isAwake} />
              </span>
            }
          />
          <div className={styles.wide}>
            <span className={styles.submit}>
              <Button
                ref={button}
                type="submit"
                variant="dark"
                sign={isSubmitting ? undefined : "arrow"}
                disabled={!isAwake || isSubmitting}
                aria-busy={isSubmitting}
              >
                {isSubmitting ? "Submitting..." : "Submit Application"}
              </Button>
            </span>
            <noscript>
              {/* On the button, because engines with script call a mail form on a secure page insecure. */}
              <Button
                type="submit"
                variant="dark"
                sign="arrow"
                formAction={`mailto:${destination.email}?subject=Job%20Application`}
                formEncType="text/plain"
              >
                Submit Application
              </Button>
            </noscript>
            <p className={styles.failed}>
              The form could not be loaded. Please write to us instead.
            </p>
            <p className={styles.note}>
              Your application goes to our general contact address,{" "}
              <a href={`mailto:${destination.email}`}>{destination.email}</a>. You may also write
              there yourself: give your name, your telephone number and the position, add your
              letter and attach your CV.
            </p>
          </div>
        </form>
        {sent && <SendingPanel {...sent} onRetry={() => void retry(sent.mail)} />}
      </Split>
    </Band>
  );
}
