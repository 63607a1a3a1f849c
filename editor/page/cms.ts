import { saveAfterUploads } from "./uploads.ts";
import { reloadIfOutdated, serveFolder } from "./folder.ts";

serveFolder();
saveAfterUploads();
// Nobody signs in: the folder is on this machine.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));

// An editor goes on reading after saving, and looks at the page.
localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false }));

/** What is begun is a draft of today: the next build does not publish it. */
function beginAsDraft(): void {
  const [, collection] = /^#\/collections\/([\w-]+)\/new$/.exec(location.hash) ?? [];
  const today = new Date().toLocaleDateString("en-CA");
  if (collection)
    location.replace(
      `#/collections/${collection}/new?draft=true&date=${today}&postedDate=${today}`,
    );
}
addEventListener("hashchange", reloadIfOutdated);
addEventListener("hashchange", beginAsDraft);
beginAsDraft();

// In a constant: the compiler would look for a literal path among the files.
const SVELTIA = "/cms/index.js";

const [config, { default: CMS }] = await Promise.all([
  fetch("/config").then((answer) => answer.json()),
  import(SVELTIA),
]);
await CMS.init({ config });
