import { route, index, type RouteConfig } from "@react-router/dev/routes";
import { documentRoutes, notFoundRoutes, pageRoutes } from "./route-table.ts";

const table = Object.entries({ ...pageRoutes, ...notFoundRoutes, ...documentRoutes });

export default [
  ...table.map(([pattern, file]) =>
    // The pages of a list have one module, legal texts too: patterns tell routes apart, not files.
    pattern === "/" ? index(file) : route(pattern.slice(1), file, { id: pattern }),
  ),
  // The parts of the pages in their states: no build has this page.
  ...(process.env.NODE_ENV === "development"
    ? [route("examples", "../tests/examples/page.tsx")]
    : []),
  // Only the development server meets an unknown address here; a built site serves 404.html.
  route("*", "pages/not-found.tsx", { id: "unknown-address" }),
] satisfies RouteConfig;
