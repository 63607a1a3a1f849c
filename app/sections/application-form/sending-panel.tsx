import { sending } from "virtual:labels";
import { ActionRows } from "#app/components/action-rows.tsx";
import { Terms } from "#app/components/terms.tsx";
import { fill } from "#app/lib/fill.ts";
import type { PreparedMail } from "./message.ts";
import styles from "./sending-panel.module.css";

export type SendingPanelProps = {
  mail: PreparedMail;
  /** Whether the browser opened a window for the mail program. */
  opened: boolean;
  onRetry: () => void;
  /** Puts the application back into the form. */
  onEdit: () => void;
};

/** Saves the mail as a file, created in the browser; nothing is sent. */
function download({ to, subject, body }: PreparedMail): void {
  const text = `${sending.to}: ${to}\n${sending.subject}: ${subject}\n\n${body}\n`.replace(
    /\r?\n/g,
    "\r\n",
  );
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: "job-application.txt" }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/**
 * Shows an application after it was handed to the mail program, for visitors whose program did not open, or opened
 * without the whole text (B2). It is kept in memory.
 */
export function SendingPanel({ mail, opened, onRetry, onEdit }: SendingPanelProps) {
  const { heading, text } = opened ? sending.opened : sending.notOpened;
  return (
    <section className={styles.panel} aria-labelledby="sending-title">
      <h3 id="sending-title">{heading}</h3>
      <p>{text}</p>
      <p>
        <b>{sending.attach}</b>
      </p>
      {mail.letter !== "whole" && (
        <p>{mail.letter === "copied" ? sending.letterCopied : sending.letterNotCopied}</p>
      )}
      <ActionRows
        actions={[
          { words: sending.open, href: mail.mailto },
          ...mail.compose.map(({ name: service, href }) => ({
            words: fill(sending.openIn, { service }),
            href,
            outside: true,
          })),
          { words: sending.copyText, source: "sending-text" },
          { words: sending.copyAddress, source: "sending-address" },
          { words: sending.download, onClick: () => download(mail) },
          { words: sending.retry, onClick: onRetry },
          { words: sending.edit, onClick: onEdit },
        ]}
      />
      <Terms
        rows={[
          { term: sending.to, text: <span id="sending-address">{mail.to}</span> },
          { term: sending.subject, text: mail.subject },
        ]}
      />
      <label htmlFor="sending-text" className="label">
        {sending.whole}
      </label>
      <textarea id="sending-text" className={styles.text} readOnly value={mail.body} />
    </section>
  );
}
