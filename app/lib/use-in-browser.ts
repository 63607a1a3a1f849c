import { useSyncExternalStore } from "react";

const nothingChanges = () => () => {};

/**
 * A value that only the browser knows, such as the visitor's date. The first render in the browser
 * repeats what the build wrote, the next has the value.
 * @param read must give the same value again while nothing has changed
 */
export const useInBrowser = <Value>(read: () => Value): Value | undefined =>
  useSyncExternalStore<Value | undefined>(nothingChanges, read, () => undefined);
