import { afterEach, vi } from "vitest";

/** Files of one thread share their globals and their modules: what a test stubs is taken back when it ends. */
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
