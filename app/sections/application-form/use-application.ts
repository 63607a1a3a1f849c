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
import { applicationForm } from "virtual:labels";
import type { Destination } from "./message.ts";
import {
  applicationFields,
  checks,
  emptyApplication,
  tidied,
  type Application,
  type ApplicationField,
} from "./application.ts";
import { useSending } from "./use-sending.ts";

/** What the list of open positions can ask of the form. */
export type ApplicationFormHandle = {
  /** Fills in the position and takes the visitor to the form. */
  applyFor: (position: string) => void;
  /** The same for an address with `?job=`, unless the visitor was faster. */
  preselect: (position: string) => void;
};

const labels: Record<ApplicationField, string> = applicationForm.fields;

const idOf = (field: ApplicationField) => `application-${field}`;

/** The state of an application: its fields and their errors, sending it, and where the focus goes after that. */
export function useApplication(
  destination: Destination,
  handle: Ref<ApplicationFormHandle> | undefined,
) {
  // No default values: it then begins with what stands in the fields, the visitor's included.
  const { control, formState, getValues, handleSubmit, register, reset, setValue } =
    useForm<Application>({ shouldFocusError: false });
  const { errors, isSubmitted } = formState;
  const [failure, setFailure] = useState<{ hasSummary: boolean }>();
  const { sent, notice, isSubmitting, send, dropNotice } = useSending(destination);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  // After a failed attempt: to the summary where there is one, else to the one field.
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
        // A visitor who has scrolled is reading: do not move the page.
        if (scrollY === 0) form.current?.scrollIntoView();
      },
    };
  }, [getValues, setValue, isSubmitted]);

  /** Whether the form holds what is sent. What is put back there meanwhile is not emptied. */
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
    /** What the summary says; nothing where there is no summary. */
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
        // The messages stand under the fields at once, the summary above them in the frame after.
        (wrong) => startTransition(() => setFailure({ hasSummary: Object.keys(wrong).length > 1 })),
      )(event);
    },
    /** The application that was handed to the mail program, and what came of it. */
    sent,
    retry: () => sent && void sendOff(sent.application),
    /** Puts what was handed over back into the form. */
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
