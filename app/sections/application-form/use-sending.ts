import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sending } from "virtual:labels";
import type { NoticeText } from "#app/components/notice.tsx";
import { copy } from "#app/lib/copy.ts";
import { prepareMail, type Destination, type PreparedMail } from "./message.ts";
import type { Application } from "./application.ts";

/** What became of the last application; in memory alone, gone when the visitor leaves. */
export type Sent = { application: Application; mail: PreparedMail; opened: boolean };

/** Milliseconds that "Submitting..." stands: long enough to be read. The mail's window does not wait for it. */
const SUBMITTING_FOR = 500;

/**
 * Opens the visitor's mail program. Without `noopener`, so that a refused window can be told from an
 * opened one.
 */
function openInNewWindow(address: string): boolean {
  try {
    return window.open(address, "_blank") !== null;
  } catch {
    return false;
  }
}

const SUCCESS: NoticeText = { ...sending.success, variant: "default" };
const FAILURE: NoticeText = { ...sending.failure, variant: "destructive" };

/** Hands applications to the visitor's mail program, one at a time, and says how that went. */
export function useSending(destination: Destination) {
  const [sent, setSent] = useState<Sent>();
  const [notice, setNotice] = useState<NoticeText>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isBusy = useRef(false);

  /**
   * To be called while the visitor's action still counts: browsers copy and open windows for nothing else.
   * @returns once the form is idle again, whether a window opened; nothing where another application is on its way
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
    // At once, for whoever moves the focus or the page next.
    flushSync(() => {
      setIsSubmitting(false);
      setSent({ application, mail, opened });
      setNotice(opened ? SUCCESS : FAILURE);
    });
    return opened;
  }

  return { sent, notice, isSubmitting, send, dropNotice: () => setNotice(undefined) };
}
