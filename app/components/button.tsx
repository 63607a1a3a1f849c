import type { ComponentProps, ReactNode } from "react";
import { Sign, type SignName } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";
import styles from "./button.module.css";

type Look = {
  /** `primary` is marigold, `dark` is ink, `outline` a line in the current colour. */
  variant?: "primary" | "dark" | "outline";
  /** `regular` is 52 px high, `small` 44 px. */
  size?: "regular" | "small";
  sign?: SignName;
  children: ReactNode;
};

export type ButtonLinkProps = Look & Omit<LinkProps, "className" | "after"> & { href: string };

const look = ({ variant = "primary", size = "regular" }: Partial<Look>) => ({
  className: styles.button,
  "data-variant": variant,
  "data-size": size,
});

export const ButtonLink = ({ variant, size, sign, ...rest }: ButtonLinkProps) => (
  <Link
    {...look({ variant, size })}
    data-screen-only=""
    after={sign && <Sign name={sign} />}
    {...rest}
  />
);

/** Several buttons and links, side by side where there is room. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={`run ${styles.ways}`}>{children}</div>
);

export function Button(props: Look & Omit<ComponentProps<"button">, "className">) {
  const { variant, size, sign, children, type = "button", ...rest } = props;
  return (
    <button type={type} {...look({ variant, size })} {...rest}>
      {/* Text in an element of its own, so that React can still change it after a translation. */}
      <span>{children}</span>
      {sign && <Sign name={sign} />}
    </button>
  );
}
