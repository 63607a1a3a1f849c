import { signs, type Icon as IconData } from "#app/art/icons.ts";

type DrawingProps = {
  icon: IconData;
  /** Width in pixels, growing with the text; the height follows. Defaults to the drawing's width. */
  width?: number;
  className?: string;
  sign?: SignName;
};

/** An icon in the current colour, hidden from assistive technology, since words stand beside it. */
export const Icon = ({ icon, width = icon.width, className, sign }: DrawingProps) => (
  <svg
    className={className}
    data-sign={sign}
    viewBox={icon.viewBox}
    width={`${width / 16}rem`}
    height={`${(width * icon.height) / icon.width / 16}rem`}
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    {icon.paths.map(({ d, strokeWidth }) =>
      strokeWidth === undefined ? (
        <path key={d} d={d} fill="currentColor" stroke="none" />
      ) : (
        <path key={d} d={d} strokeWidth={strokeWidth} />
      ),
    )}
  </svg>
);

export type SignName = keyof typeof signs;

/** A sign beside words: `arrow` leads to a page here, moving on hover; `external` to a new tab, mail, another site. */
export const Sign = ({ name, className }: { name: SignName; className?: string }) => (
  <Icon icon={signs[name]} className={className} sign={name} />
);
