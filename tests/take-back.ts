import { afterEach, vi } from "vitest";

/** Files of one thread share globals and modules, so a test's stubs are removed when it ends. */
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
