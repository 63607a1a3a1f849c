import { ActionButton, ActionLink, ActionRows, CopyAction } from "#app/components/action-rows.tsx";
import type { PreparedMail } from "./message.ts";
import styles from "./sending-panel.module.css";

export type SendingPanelProps = {
  mail: PreparedMail;
  /** Whether a window could be opened for the visitor's mail program. */
  opened: boolean;
  onRetry: () => void;
};

const FILE_NAME = "job-application.txt";

/** Hands the mail over as a file; made in the browser, nothing is sent. */
function download({ to, subject, body }: PreparedMail): void {
  const text = `To: ${to}\nSubject: ${subject}\n\n${body}\n`.replace(/\r?\n/g, "\r\n");
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: FILE_NAME }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/**
 * Keeps an application in memory after it was handed to the mail program, for whoever's program did
 * not open, or opened without the whole text (B2).
 */
export function SendingPanel({ mail, opened, onRetry }: SendingPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="sending-title">
      <h3 id="sending-title">{opened ? "Did nothing open?" : "Nothing opened"}</h3>
      <p>
        {opened
          ? "Not every browser can open an email program. Your application is kept here until you leave this page, so you can send it in another way."
          : "Nothing is lost: your application is kept here until you leave this page. Send it in one of these ways."}
      </p>
      <p className={styles.reminder}>Attach your CV before you send the email.</p>
      {mail.letter !== "whole" && (
        <p>
          {mail.letter === "copied"
            ? "Your letter is longer than an email link can carry. All of it has been copied: paste it where the email says so."
            : "Your letter is longer than an email link can carry, and your browser did not let us copy it. Copy the text below and paste it into the email."}
        </p>
      )}
      <ActionRows>
        <ActionLink href={mail.mailto}>Open your email program</ActionLink>
        {mail.compose.map(({ name, href }) => (
          <ActionLink key={name} href={href} outside>
            Open in {name}
          </ActionLink>
        ))}
        <CopyAction source="sending-text">Copy the text</CopyAction>
        <CopyAction source="sending-address">Copy the address</CopyAction>
        <ActionButton onClick={() => download(mail)}>Download as .txt</ActionButton>
        <ActionButton onClick={onRetry}>Try again</ActionButton>
      </ActionRows>
      <dl className={styles.head}>
        <div>
          <dt>To</dt>
          <dd id="sending-address">{mail.to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      <label htmlFor="sending-text">Your application in full</label>
      <textarea id="sending-text" className={styles.text} readOnly value={mail.body} />
    </section>
  );
}
