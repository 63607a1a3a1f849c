import { site } from "#app/collections/site.server.ts";
import type { ShareLinksProps } from "#app/components/share-links.tsx";
import { shareAddress } from "./share-address.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";

/** What passes a page on, by its title and its address without base path. */
export function shareLinks(title: string, path: string): Omit<ShareLinksProps, "heading"> {
  const url = absoluteUrl(path);
  return {
    title,
    url,
    networks: site().share.map(({ name, icon, ...network }) => ({
      name,
      icon,
      href: shareAddress(network, { url, title }),
    })),
  };
}
