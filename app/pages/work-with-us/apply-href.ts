import { url } from "#app/lib/site-url.ts";
import { FORM_ANCHOR } from "#app/sections/application-form/application-form.tsx";

/** Leads to the form with a position filled in. */
export const applyHref = (title: string): string =>
  `${url("/work-with-us")}?job=${encodeURIComponent(title)}#${FORM_ANCHOR}`;
