/**
 * Builds the site: checks the content, and makes fonts, the browser's scripts, the pages, and the finished folder for
 * hosts. `--preview` includes drafts and future posts, and excludes search engines.
 */
import { existsSync, globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { today } from "#app/collections/reader/publication.server.ts";
import { formatDay } from "#app/lib/days.ts";
import { basePath, siteUrl } from "#hosting/build-address.ts";
import { lockFolder } from "./build-lock.ts";
import { BROWSER_FOLDER } from "./bundle-browser.ts";
import { BUILD_FOLDER, buildBundles } from "./bundles.ts";
import { checkBeforeBuild } from "./content-check/before-build.ts";
import { makeFonts } from "./fonts.ts";
import { writeIcons } from "./icons.ts";
import { writeLicences } from "./licences.ts";
import { renderPages } from "./pages.ts";
import { finish, removePartial, restoreSite } from "./finish.ts";
import { exitOnSignals } from "./exit-on-signals.ts";
import { withRemedy } from "./system-errors.ts";

if (process.argv.includes("--preview")) process.env.PREVIEW = "1";
process.env.NODE_ENV = "production";

const dist = process.env.DIST_DIR ?? "dist";
const hosts = join(dirname(dist), "hosts");

async function step(name: string, work: () => Promise<string>): Promise<void> {
  const start = performance.now();
  process.stdout.write(name.padEnd(16));
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(` ${seconds.padStart(5)} s   ${result}`);
}

const unfinished = (why: string): string =>
  [
    withRemedy(why, "build"),
    ...(existsSync(dist) ? [`${dist}/ still holds the previous site.`] : []),
  ].join("\n");

let isRunning = true;
exitOnSignals((signal) =>
  isRunning ? unfinished(`The build was stopped (${signal}).`) : undefined,
);
let unlock = () => {};
try {
  if (relative(".", BUILD_FOLDER).startsWith(".."))
    throw new Error(
      `BUILD_DIR is ${BUILD_FOLDER}: choose a folder in the project, where what is built finds its packages. DIST_DIR may be anywhere.`,
    );
  unlock = await lockFolder(".");
  restoreSite([dist, hosts]);
  process.once("exit", () => removePartial([dist, hosts]));
  console.log(
    `Building for ${siteUrl()}, as of ${formatDay(today())}${process.env.PREVIEW === "1" ? " with drafts (preview)" : ""}`,
  );
  await step("content", async () => {
    const { said, samplesAllowed } = await checkBeforeBuild();
    if (!samplesAllowed) delete process.env.ALLOW_SAMPLES;
    return said;
  });
  await step("fonts", async () => {
    const written = await makeFonts();
    return written ? `${written} files` : "up to date";
  });
  await step("code", async () => {
    return (await buildBundles()) ? `to ${BUILD_FOLDER}/` : "up to date";
  });
  await step("pages", async () => {
    return `${await renderPages(BUILD_FOLDER, join(BUILD_FOLDER, "pages"))} to ${BUILD_FOLDER}/pages/`;
  });
  await step("licences", async () => {
    const packages = writeLicences(join(BUILD_FOLDER, "client"), globSync(`${BROWSER_FOLDER}/*/`));
    return `of ${packages} packages`;
  });
  await step("icons", async () => {
    return `${await writeIcons(join(BUILD_FOLDER, "client"))} files`;
  });
  await step("finish", async () => {
    const folders = {
      client: join(BUILD_FOLDER, "client"),
      pages: join(BUILD_FOLDER, "pages"),
      browser: BROWSER_FOLDER,
      pictures: ".cache/pictures",
      dist,
      hosts,
    };
    const report = await finish(folders);
    // From here on the new site is in place.
    isRunning = false;
    for (const problem of report.problems)
      console.error(`\nNothing is made for Cloudflare Pages (${hosts}/upload): ${problem}.`);
    const size = (report.bytes / 1e6).toFixed(1);
    return `${report.pages} pages and ${report.files} files (${size} MB) in ${dist}/${basePath() && `, for ${basePath()}/`}`;
  });
} catch (error) {
  console.error(`\n${unfinished(error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
} finally {
  isRunning = false;
  unlock();
}
