import type { Config } from "@react-router/dev/config";

export default {
  // The build renders every address once with the server bundle (scripts/pages.ts); no server ever runs.
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? "build",
} satisfies Config;
