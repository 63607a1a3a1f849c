import { links } from "virtual:labels";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The attributes of a link that opens in a new tab; `noopener` keeps the new page away from this one. */
export const newTab = { target: "_blank", rel: "noopener" } as const;

/** Says to a screen reader what the external sign says to the eye. */
export const NewTabNote = () => <VisuallyHidden> {links.newTab}</VisuallyHidden>;
