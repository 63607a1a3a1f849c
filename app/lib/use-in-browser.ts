import { useSyncExternalStore } from "react";
import { whenVisitorIsBack } from "./visitor-is-back.ts";

/**
 * A value that only the browser knows, such as the firm's day. The first render in the browser
 * repeats what the build wrote, the next has the value.
 * @param read must give the same value again while nothing has changed
 */
export const useInBrowser = <Value>(read: () => Value): Value | undefined =>
  useSyncExternalStore<Value | undefined>(whenVisitorIsBack, read, () => undefined);
