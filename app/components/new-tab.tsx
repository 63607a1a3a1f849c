import { links } from "virtual:labels";

/** The attributes of a link that opens in a new tab; `noopener` keeps the new page away from this one. */
export const newTab = { target: "_blank", rel: "noopener" } as const;

/** Says to a screen reader what the external sign says to the eye. */
export const NewTabNote = () => <span className="visually-hidden"> {links.newTab}</span>;
