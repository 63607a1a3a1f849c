import type { ReactNode, Ref } from "react";
import { columns } from "./band.tsx";
import styles from "./fold.module.css";

export type FoldProps = {
  id?: string;
  /** A heading or plain words; with `about`, words become one. */
  title: ReactNode;
  /** A line that describes the content: never "details". */
  about?: string;
  open?: boolean;
  /** Whether it is left out in print. */
  screenOnly?: boolean;
  /** Whether it is open where the page's script does not load. */
  opensWithoutScript?: boolean;
  /** Called when it opens or closes. */
  onToggle?: () => void;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** A ruled row that unfolds without script. In print it is open. */
export function Fold(props: FoldProps) {
  const { title, about, screenOnly, opensWithoutScript, children, ...details } = props;
  return (
    <details
      {...details}
      className={styles.fold}
      data-opens={opensWithoutScript || undefined}
      data-screen-only={screenOnly || undefined}
    >
      <summary className={about && columns}>
        {about ? (
          <>
            {typeof title === "string" ? <h2 className="title">{title}</h2> : title}{" "}
            <span className={styles.about} data-screen-only="">
              {about}
            </span>
          </>
        ) : (
          title
        )}
      </summary>
      <div>{children}</div>
    </details>
  );
}
