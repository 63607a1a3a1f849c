import { expect, test } from "vitest";
import { posts } from "./collections/blog.server.ts";
import { render } from "./render.tsx";

test.each([
  ["/feed/legal", 404],
  ["/feed/nope.xml", 404],
  ["/services/nope", 404],
  [`/blog/0${posts()[0]!.id}`, 404],
  [posts()[0]!.path, 200],
])("%s has status %i", async (path, status) => {
  expect((await render(new URL(path, "http://localhost"))).status).toBe(status);
});
