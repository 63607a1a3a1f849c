import { frame } from "virtual:labels";
import { ridgeMark } from "#app/art/ridge-mark.ts";
import { fill } from "#app/lib/fill.ts";
import { Icon } from "./icon.tsx";
import styles from "./wordmark.module.css";

/** The firm's logo for the background that it stands on, and the file for the other one. */
type Logo = { src: string; other: string; width: number; height: number };

/** Where a visitor's own colours give the header a dark background, the footer a light one. */
const REVERSED = {
  header: "(forced-colors: active) and (prefers-color-scheme: dark)",
  footer: "(forced-colors: active) and (prefers-color-scheme: light)",
};

export type WordmarkProps = {
  name: string;
  href: string;
  /** `header` beside a 36 px mark, `footer` the same, in any width. */
  size: "header" | "footer";
  /** The firm's logo, which stands for mark and name. */
  logo?: Logo;
};

/** Names longer than this are set smaller in the header. */
const LONG_NAME = 22;

/** The firm's logo, or the ridge mark and its name, as a link to the home page. */
export const Wordmark = ({ name, href, size, logo }: WordmarkProps) => (
  <a
    className={styles.wordmark}
    data-size={size}
    data-long={name.length > LONG_NAME || undefined}
    href={href}
    aria-label={fill(frame.brand, { name })}
  >
    {logo ? (
      <LogoPicture {...logo} name={name} size={size} />
    ) : (
      <>
        <Icon icon={ridgeMark(5)} width={36} />
        <span className={styles.name}>{name}</span>
      </>
    )}
  </a>
);

/** React preloads an image that is not in a picture: before the policy, and the footer's too. */
const LogoPicture = ({
  name,
  size,
  other,
  ...own
}: Logo & Pick<WordmarkProps, "name" | "size">) => (
  <picture>
    <source media={REVERSED[size]} srcSet={other} />
    <img
      className={styles.logo}
      alt={name}
      loading={size === "footer" ? "lazy" : undefined}
      {...own}
    />
  </picture>
);
