import { shareSigns } from "#app/art/icons.ts";
import { Icon } from "./icon.tsx";

const icons = {
  "professional-network": shareSigns.linkedIn,
  "short-post": shareSigns.x,
  link: shareSigns.link,
};

export type ShareIconName = keyof typeof icons;

/** The sign of a way to share, 20 px. */
export const ShareIcon = ({ name }: { name: ShareIconName }) => <Icon icon={icons[name]} />;
