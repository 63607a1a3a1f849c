import type { ReactNode, Ref } from "react";
import { columns } from "./band.tsx";
import styles from "./fold.module.css";

export type FoldProps = {
  id?: string;
  /** A heading, or plain words; those of a heading where `about` stands beside them. */
  title: ReactNode;
  /** What is inside, in a line: never "details". */
  about?: string;
  open?: boolean;
  /** Left out on paper. */
  screenOnly?: boolean;
  /** Stands open where the page's script does not come. */
  opensWithoutScript?: boolean;
  /** Is told when it opens, and when it shuts. */
  onToggle?: () => void;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** A ruled row that opens by itself, without script. On paper it is open. */
export const Fold = ({
  title,
  about,
  screenOnly,
  opensWithoutScript,
  children,
  ...details
}: FoldProps) => (
  <details
    {...details}
    className={styles.fold}
    data-opens={opensWithoutScript || undefined}
    data-screen-only={screenOnly || undefined}
  >
    <summary className={about && columns}>
      {about ? (
        <>
          <h2 className="title">{title}</h2>{" "}
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
