import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sending } from "virtual:labels";
import type { NoticeText } from "#app/components/notice.tsx";
import { copy } from "#app/lib/copy.ts";
import { prepareMail, type Destination, type PreparedMail } from "./message.ts";
import type { Application } from "./application.ts";

/** The result of the last application; in memory only, until the visitor leaves. */
export type Sent = { application: Application; mail: PreparedMail; opened: boolean };

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
export function useSending(destination: Destination) {
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
