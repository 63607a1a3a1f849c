import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "#app/components/toast.ts";
import { painted } from "#app/lib/painted.ts";
import type { PreparedMail } from "./message.ts";

/** What became of the last application; in memory alone, gone when the visitor leaves. */
export type Sent = { mail: PreparedMail; opened: boolean; letterCopied: boolean };

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

async function copied(text: string | undefined): Promise<boolean> {
  if (text === undefined) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const SUCCESS = {
  title: "Application submitted",
  text: "Your email client should open with the application details. Please send the email to complete your application.",
  variant: "default",
} as const;

const FAILURE = {
  title: "Something went wrong",
  text: "Your application could not be submitted. Please try again.",
  variant: "destructive",
} as const;

/** Hands applications to the visitor's mail program, one at a time, and says how that went. */
export function useSending() {
  const [sent, setSent] = useState<Sent>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isBusy = useRef(false);

  /**
   * To be called while the visitor's action still counts: browsers open windows for nothing else.
   * @param afterwards runs when the form is idle again, before the notice
   */
  async function send(mail: PreparedMail, afterwards?: (opened: boolean) => void): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    // First: the new window takes the focus, without which a browser refuses to copy.
    const copying = copied(mail.cutLetter);
    const opened = openInNewWindow(mail.mailto);
    flushSync(() => setIsSubmitting(true));
    await painted();
    const letterCopied = await copying;
    flushSync(() => {
      setIsSubmitting(false);
      setSent({ mail, opened, letterCopied });
    });
    isBusy.current = false;
    afterwards?.(opened);
    showToast(opened ? SUCCESS : FAILURE);
  }

  return { sent, isSubmitting, send };
}
