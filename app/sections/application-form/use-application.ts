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
import { applicationForm, sending } from "virtual:labels";
import type { NoticeText } from "#app/components/notice.tsx";
import { copy } from "#app/lib/copy.ts";
import {
  applicationFields,
  checks,
  emptyApplication,
  tidied,
  type Application,
  type ApplicationField,
} from "./application.ts";
import { prepareMail, type Destination, type PreparedMail } from "./message.ts";

/** The result of the last application; in memory only, until the visitor leaves. */
type Sent = { application: Application; mail: PreparedMail; opened: boolean };

/** Milliseconds for which "Submitting..." is shown, so that it can be read. The mail program opens at once. */
const SUBMITTING_FOR = 500;

/** Opens the visitor's mail program. With `noopener`, a blocked window could not be detected. */
function openInNewWindow(address: string): boolean {
  try {
    return window.open(address, "_blank") !== null;
  } catch {
    return false;
  }
}

const said = (of: "success" | "failure") => `${sending[of].text} ${sending.below}`;
const SUCCESS: NoticeText = { ...sending.success, text: said("success"), variant: "default" };
const FAILURE: NoticeText = { ...sending.failure, text: said("failure"), variant: "destructive" };

/** Hands applications to the visitor's mail program, one at a time, and reports the result. */
function useSending(destination: Destination) {
  const [sent, setSent] = useState<Sent>();
  const [notice, setNotice] = useState<NoticeText>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isBusy = useRef(false);

  /**
   * Must be called during a user gesture: otherwise browsers neither copy nor open windows.
   * @returns whether a window opened, once the form is idle again; undefined while another application is being sent
   */
  async function send(application: Application): Promise<boolean | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    const mail = prepareMail(application, destination, copy);
    const opened = openInNewWindow(mail.mailto);
    setIsSubmitting(true);
    setNotice(undefined);
    await new Promise((resolve) => setTimeout(resolve, SUBMITTING_FOR));
    isBusy.current = false;
    // Rendered at once, so that the caller can move focus and scroll position.
    flushSync(() => {
      setIsSubmitting(false);
      setSent({ application, mail, opened });
      setNotice(opened ? SUCCESS : FAILURE);
    });
    return opened;
  }

  return { sent, notice, isSubmitting, send, dropNotice: () => setNotice(undefined) };
}

/** The form's methods for the list of open positions. */
export type ApplicationFormHandle = {
  /** Fills in the position, scrolls to the form and focuses it. */
  applyFor: (position: string) => void;
  /** Fills in the position of an address with `?job=`, unless the visitor has chosen one. */
  preselect: (position: string) => void;
};

const labels: Record<ApplicationField, string> = applicationForm.fields;

const idOf = (field: ApplicationField) => `application-${field}`;

/** The state of the application form: its fields and errors, sending, and the focus afterwards. */
export function useApplication(
  destination: Destination,
  handle: Ref<ApplicationFormHandle> | undefined,
) {
  // Without default values, the form keeps what is in its fields, such as input before hydration.
  const { control, formState, getValues, handleSubmit, register, reset, setValue } =
    useForm<Application>({ shouldFocusError: false });
  const { errors, isSubmitted } = formState;
  const [failure, setFailure] = useState<{ hasSummary: boolean }>();
  const { sent, notice, isSubmitting, send, dropNotice } = useSending(destination);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  // After a failed attempt, focuses the error summary or else the single invalid field.
  useEffect(() => {
    const target = summary.current ?? form.current?.querySelector("[aria-invalid=true]");
    if (failure) (target as HTMLElement | null)?.focus();
  }, [failure]);

  useImperativeHandle(handle, () => {
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
        // A visitor who has scrolled is reading, so the page must not move.
        if (scrollY === 0) form.current?.scrollIntoView();
      },
    };
  }, [getValues, setValue, isSubmitted]);

  /** Whether the form still has the application that is sent; only then it is emptied. */
  const holds = (application: Application) =>
    JSON.stringify(tidied(getValues())) === JSON.stringify(application);

  const sendOff = async (application: Application) => {
    const [held, opened] = [holds(application), await send(application)];
    if (opened === undefined) return;
    if (opened && held && holds(application)) flushSync(() => reset(emptyApplication));
    outcome.current?.scrollIntoView({ block: "nearest" });
  };

  const failed = applicationFields.filter((field) => errors[field]);
  return {
    refs: { form, summary, button, outcome },
    control,
    fieldOf: (field: ApplicationField) => ({
      id: idOf(field),
      label: labels[field],
      error: errors[field]?.message,
      ...register(field, { validate: checks[field] }),
    }),
    /** The errors in the summary; empty if none is shown. */
    summaryErrors: failure?.hasSummary
      ? failed.map((field) => ({ id: idOf(field), message: errors[field]?.message ?? "" }))
      : [],
    isSubmitting,
    submit(event: FormEvent) {
      dropNotice();
      void handleSubmit(
        (application) => {
          setFailure(undefined);
          void sendOff(tidied(application));
        },
        // Messages below fields appear at once, the summary in a later frame.
        (wrong) => startTransition(() => setFailure({ hasSummary: Object.keys(wrong).length > 1 })),
      )(event);
    },
    /** The last application that was handed to the mail program, with the result. */
    sent,
    retry: () => sent && void sendOff(sent.application),
    edit() {
      if (sent) reset(sent.application);
      document.getElementById(idOf("name"))?.focus();
    },
    notice,
    closeNotice() {
      dropNotice();
      button.current?.focus();
    },
  };
}
