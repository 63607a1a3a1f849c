import { useSyncExternalStore } from "react";
import { whenVisitorIsBack } from "./visitor-is-back.ts";

/**
 * A value that only the browser knows, such as the firm's day. It is undefined during hydration, which has to repeat
 * the build's output, and set in the next render.
 * @param read must return the same value until something has changed
 */
export const useInBrowser = <Value>(read: () => Value): Value | undefined =>
  useSyncExternalStore<Value | undefined>(whenVisitorIsBack, read, () => undefined);
