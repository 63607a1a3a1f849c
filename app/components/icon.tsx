import { serviceIcons, shareSigns, signs, type Icon as IconData } from "#app/art/icons.ts";

type DrawingProps = {
  icon: IconData;
  /** Width in pixels; the height follows. Defaults to the drawing's own. */
  width?: number;
  className?: string;
};

/** An icon in the current colour, hidden from assistive technology: words stand beside it. */
function Icon({ icon, width = icon.width, className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={icon.viewBox}
      width={width}
      height={(width * icon.height) / icon.width}
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
}

export type SignName = keyof typeof signs;

/** A sign beside words: `arrow` means another page here, `external` a new tab, mail or another site. */
export function Sign({ name, className }: { name: SignName; className?: string }) {
  return <Icon icon={signs[name]} className={className} />;
}

const icons = {
  "hr-advisory": serviceIcons.bearingRing,
  talent: serviceIcons.summitFlag,
  legal: serviceIcons.balance,
  compliance: serviceIcons.register,
  "due-diligence": serviceIcons.strataLens,
  management: serviceIcons.triangulation,
};

export type ServiceIconName = keyof typeof icons;

/** The icon of a service: 60 px in the index, 28 px in the menu. */
export function ServiceIcon({ name, width }: { name: ServiceIconName; width: number }) {
  return <Icon icon={icons[name]} width={width} />;
}

const shareIcons = {
  "professional-network": shareSigns.linkedIn,
  "short-post": shareSigns.x,
  link: shareSigns.link,
};

export type ShareIconName = keyof typeof shareIcons;

/** The sign of a way to share, 20 px. */
export function ShareIcon({ name }: { name: ShareIconName }) {
  return <Icon icon={shareIcons[name]} />;
}
