import { site } from "#app/collections/site.server.ts";
import type { ShareLinksProps } from "#app/components/share-links.tsx";

/** The networks' share pages for one page: its address, and its title in the network's own parameter (A10). */
export const shareNetworks = (title: string, address: string): ShareLinksProps["networks"] =>
  site().share.map(({ name, icon, url, textParameter }) => {
    const target = new URL(url);
    target.searchParams.set("url", address);
    target.searchParams.set(textParameter, title);
    return { name, icon, href: target.href };
  });
