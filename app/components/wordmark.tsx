import { frame } from "virtual:labels";
import { ridgeMark } from "#app/art/ridge-mark.ts";
import { fill } from "#app/lib/fill.ts";
import { Icon } from "./icon.tsx";
import styles from "./wordmark.module.css";

/** The firm's logo: `src` for its place's background, `other` for the opposite one. */
type Logo = { src: string; other: string; width: number; height: number };

/** Forced colours that give the header a dark background, or the footer a light one. */
const REVERSED = {
  header: "(forced-colors: active) and (prefers-color-scheme: dark)",
  footer: "(forced-colors: active) and (prefers-color-scheme: light)",
};

export type WordmarkProps = {
  name: string;
  /** Left out on paper. */
  href?: string;
  /** The place of the wordmark: paper has the header's. Both have a 36 px mark. */
  size: "header" | "footer";
  /** The firm's logo, shown instead of mark and name. */
  logo?: Logo;
};

/** Characters: longer names are smaller in the header. */
const LONG_NAME = 22;

/** A link to the home page: the firm's logo, or the ridge mark with the firm's name. */
export const Wordmark = ({ name, href, size, logo }: WordmarkProps) => (
  <a
    className={styles.wordmark}
    data-size={size}
    data-long={name.length > LONG_NAME || undefined}
    href={href}
    aria-label={href && fill(frame.brand, { name })}
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

/** In a picture element: React would preload a plain image, before the policy, and the footer's too. */
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
