import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { calmErrors } from "./calm-page.ts";

test("a page that cannot be made is a calm one; all else is as it was answered", async () => {
  const server = createServer((request, response) =>
    calmErrors(request, response, () => {
      response.writeHead(Number(request.url!.slice(1)));
      response.end("content/site.yaml ✖ line 1");
    }),
  ).listen(0);
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const said = async (status: number, accept: string) => {
    const answer = await fetch(`http://localhost:${port}/${status}`, { headers: { accept } });
    return [answer.status, (await answer.text()).includes("site.yaml")];
  };
  expect(await said(500, "text/html,*/*")).toEqual([500, false]);
  expect(await said(500, "*/*")).toEqual([500, true]);
  expect(await said(200, "text/html")).toEqual([200, true]);
  server.close();
});
