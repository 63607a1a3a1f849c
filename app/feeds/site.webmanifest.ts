import { site } from "#app/collections/site.server.ts";
import { link } from "#app/lib/address/site-url.ts";
import { respond } from "./respond.ts";
import { LOCALE } from "#app/lib/locale.ts";

const icon = (path: string, size: number, purpose: "any" | "maskable") => ({
  src: link(path),
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** How the site looks when a visitor installs it on a device. */
export function loader() {
  const { name, shortName, blurb, colours } = site();
  const manifest = {
    id: link("/"),
    name,
    short_name: shortName ?? name,
    description: blurb,
    lang: LOCALE,
    start_url: link("/"),
    scope: link("/"),
    display: "browser",
    theme_color: colours.mist,
    background_color: colours.mist,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  return respond(`${JSON.stringify(manifest, null, 2)}\n`, "application/manifest+json");
}
