import { links } from "virtual:labels";

/** The attributes of a link that opens in a new tab; `noopener` denies the new page access to this one. */
export const newTab = { target: "_blank", rel: "noopener" } as const;

/** The external sign's meaning, for screen readers. */
export const NewTabNote = () => <span className="visually-hidden"> {links.newTab}</span>;
