import { feedResponse } from "./feed-response.ts";

/** The newest articles as Atom. */
export const loader = () => feedResponse("/atom.xml");
