import { serveFolder } from "./folder.ts";

serveFolder();
// Nobody signs in: the folder is on this machine.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));

const [config, { default: CMS }] = await Promise.all([
  fetch("/config").then((answer) => answer.json()),
  // @ts-expect-error: served by the local server
  import("/cms/index.js"),
]);
await CMS.init({ config });
