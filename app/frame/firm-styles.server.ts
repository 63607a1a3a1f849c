import { site } from "#app/collections/site.server.ts";
import { paletteStyles } from "#app/art/palette.ts";

/** What the firm's colours change in the tokens of `app/styles/tokens.css`. */
export const firmStyles = (): string => paletteStyles(site().colours);
