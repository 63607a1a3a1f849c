import { RESERVED_NAME } from "#app/lib/reserved-name.ts";

/** Whether visitors can reach an address: not on this machine, nor at a name reserved for examples and tests. */
export function isPublicAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    RESERVED_NAME.exec(hostname)?.[0] !== hostname &&
    !/(?:^|\.)localhost$|^127\.|^\[/.test(hostname)
  );
}
