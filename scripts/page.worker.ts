/** A thread of `pages.ts`: renders pages with the server bundle that React Router's build leaves. */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import { createRequestHandler, type ServerBuild } from "react-router";
import { takeTasks } from "#app/lib/threads.server.ts";
import { writeWhole } from "#app/lib/write-whole.server.ts";
import type { PageTask, PageThread } from "./pages.ts";

const { bundle, folder } = workerData as PageThread;
const build = (await import(pathToFileURL(resolve(bundle)).href)) as ServerBuild;
const render = createRequestHandler(build, "production");

takeTasks(async ({ address, file }: PageTask) => {
  const response = await render(new Request(new URL(address, "http://localhost")));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200)
    throw new Error(`${address} could not be rendered (status ${response.status}).`);
  writeWhole(join(folder, file), body);
});
