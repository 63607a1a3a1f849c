import { useEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";

/**
 * A window over the page; Escape closes it.
 * @param action what its main button says, and does by `onAction`; without it there is none
 */
export function Dialog({
  title,
  onClose,
  children,
  isWide = false,
  action,
  onAction,
  isReady = true,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  isWide?: boolean;
  action?: string;
  onAction?: () => void;
  isReady?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Beside the form that it is opened from: what is typed here must not submit that.
  return createPortal(
    <dialog ref={dialog} onClose={onClose} aria-label={title} className={isWide ? "wide" : ""}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isReady) onAction?.();
        }}
      >
        <header>
          <h2>{title}</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        {children}
        {action && (
          <footer>
            <button type="submit" className="main" disabled={!isReady}>
              {action}
            </button>
          </footer>
        )}
      </form>
    </dialog>,
    document.body,
  );
}
