import { useEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** A window over the page; Escape closes it. */
export function Dialog({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Beside the form that it is opened from: what is typed here must not submit that.
  return createPortal(
    <dialog ref={dialog} onClose={onClose} aria-label={title} className={wide ? "wide" : undefined}>
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {children}
    </dialog>,
    document.body,
  );
}
