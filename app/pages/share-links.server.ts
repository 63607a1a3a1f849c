import { site } from "#app/collections/site.server.ts";
import type { ShareLinksProps } from "#app/components/share-links.tsx";
import { addressWith } from "#app/lib/address/address-with.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";

/** Links for sharing a page. @param path without base path */
export function shareLinks(title: string, path: string): Omit<ShareLinksProps, "heading"> {
  const url = absoluteUrl(path);
  return {
    title,
    url,
    networks: site().share.map(({ textParameter, ...network }) => ({
      ...network,
      href: addressWith(network.url, { url, [textParameter]: title }),
    })),
  };
}
