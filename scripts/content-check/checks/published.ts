import { ifReadable } from "#app/collections/reader/content-error.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { currentAddresses, publishedAddresses } from "../../published-addresses.ts";

import type { Finding } from "../finding.ts";

/** Addresses that visitors may have kept, and that answer no more (B13). */
export function publishedFindings(): Finding[] {
  const current = ifReadable(currentAddresses);
  const list = ifReadable(redirects);
  if (!current || !list) return [];
  const alive = new Set([...current, ...list.map(({ from }) => from)]);
  return publishedAddresses()
    .filter((address) => !alive.has(address))
    .map((address) => ({
      severity: "error",
      file: "content/redirects.yaml",
      message: `${address} was published once, and nothing answers there now.`,
      mend: `Bring the page back, or add { from: ${address}, to: /page-that-answers-instead }.`,
    }));
}
