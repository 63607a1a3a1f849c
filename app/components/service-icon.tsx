import { serviceIcons } from "#app/art/icons.ts";
import { Icon } from "./icon.tsx";

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
export const ServiceIcon = ({ name, width }: { name: ServiceIconName; width: number }) => (
  <Icon icon={icons[name]} width={width} />
);
