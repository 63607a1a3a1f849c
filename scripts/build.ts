/**
 * Builds the site: checks the content, makes fonts, the browser's scripts, the pages, and the finished folder that
 * hosts serve. `--preview` builds with drafts and future posts, and asks search engines to stay away.
 */
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { finish, restoreSite } from "#hosting/finish.ts";
import { preparePictures } from "#app/pictures/prepare.server.ts";
import { basePath, siteUrl } from "#hosting/site-url.ts";
import { writeWhole } from "#app/lib/write-whole.server.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { lockBuild } from "./build-lock.ts";
import { buildBrowser } from "./browser.ts";
import { checkBeforeBuild } from "./content-check/before-build.ts";
import { makeFonts } from "./fonts.ts";
import { writeIcons } from "./icons.ts";
import { writeLicences } from "./licences.ts";
import { exitOnSignals, runScript } from "./programs.ts";

if (process.argv.includes("--preview")) process.env.PREVIEW = "1";
process.env.NODE_ENV = "production";

const pagesFolder = process.env.BUILD_DIR ?? "build";
const dist = process.env.DIST_DIR ?? "dist";
const hosts = join(dirname(dist), "hosts");

/** Runs one step of the build and says how long it took and what came of it. */
async function step(name: string, work: () => Promise<string>): Promise<void> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(16)} ${seconds.padStart(5)} s   ${result}`);
}

/** Leaves out where in the code a mistake in the content was noticed. */
const forEditors = (output: string): string =>
  output.includes("ContentError")
    ? output.replace(/^ +(?:at |errors: |\}).*\n?|^\}\n?/gm, "")
    : output;

/** React Router gives every page ten seconds, which cannot be set. */
const TIMED_OUT = /Request failed for (\S+): The operation was aborted due to timeout/;

const reactRouterBuild = () =>
  runScript(join("node_modules", "@react-router", "dev", "bin.cjs"), ["build"], {
    ...process.env,
    BUILD_DIR: pagesFolder,
  });

/**
 * Renders every page. What React Router says about its own steps is shown only where it fails. On a busy machine a
 * page may take too long for its drawings; they are kept, so that a second attempt has less to do.
 */
async function renderPages(): Promise<string> {
  let result = await reactRouterBuild();
  const [, slow] = TIMED_OUT.exec(result.stderr) ?? [];
  if (slow) {
    console.log(`${slow} took more than ten seconds: rendering the pages once more.`);
    result = await reactRouterBuild();
  }
  const { status, signal, stdout, stderr } = result;
  if (signal)
    throw new Error(`The pages could not be rendered: ${signal} ended the program that does it.`);
  const [, stillSlow] = TIMED_OUT.exec(stderr) ?? [];
  if (stillSlow)
    throw new Error(
      `${stillSlow} took more than ten seconds, twice. Is the machine busy with other work? Its drawings are kept: build again.`,
    );
  if (status !== 0)
    throw new Error(`The pages could not be rendered.\n${forEditors(stderr || stdout)}`);
  return `to ${pagesFolder}/`;
}

/** What the machine refuses, in words. */
const REFUSALS: [RegExp, string][] = [
  [/\bE(?:NOSPC|DQUOT)\b/, "The disk is full: make room, and build again."],
  [
    /\bE(?:ROFS|ACCES|PERM)\b/,
    "A folder may not be written to: see to its permissions, and build again.",
  ],
];

/** What has become of a build that was not finished. */
const unfinished = (why: string): string =>
  [
    why,
    ...REFUSALS.filter(([sign]) => sign.test(why)).map(([, words]) => words),
    ...(existsSync(dist) ? [`The site in ${dist}/ is the one of before.`] : []),
  ].join("\n");

let isRunning = true;
exitOnSignals((signal) =>
  isRunning ? unfinished(`The build was stopped (${signal}).`) : undefined,
);
let unlock = () => {};
try {
  unlock = lockBuild(join(".cache", "build.lock"));
  restoreSite([dist, hosts]);
  console.log(
    `Building for ${siteUrl()}${process.env.PREVIEW === "1" ? " with drafts (preview)" : ""}`,
  );
  await step("content", async () => {
    const { said, samplesAllowed } = checkBeforeBuild();
    if (!samplesAllowed) delete process.env.ALLOW_SAMPLES;
    return said;
  });
  await step("fonts", async () => {
    const written = await makeFonts();
    return written ? `${written} files` : "up to date";
  });
  await step("browser scripts", async () => {
    return `inline script ${await buildBrowser()} bytes`;
  });
  await step("pictures", async () => {
    const { photographs, articles } = await preparePictures();
    return `${photographs} from content/pictures/, drawings of ${articles} articles`;
  });
  await step("pages", renderPages);
  await step("licences", async () => {
    const packages = writeLicences(join(pagesFolder, "client"), globSync(".cache/browser/*/"));
    return `of ${packages} packages`;
  });
  await step("icons", async () => {
    return `${await writeIcons(join(pagesFolder, "client"))} files`;
  });
  await step("finish", async () => {
    const report = await finish({
      client: join(pagesFolder, "client"),
      browser: ".cache/browser",
      pictures: ".cache/pictures",
      compressed: ".cache/compressed",
      dist,
      hosts,
    });
    const size = (report.bytes / 1e6).toFixed(1);
    return `${report.pages} pages and ${report.files} files (${size} MB) in ${dist}/${basePath() && `, for ${basePath()}/`}`;
  });
  await step("packages", async () => {
    const bill = await billOfMaterials();
    if (bill === undefined) return "not listed: npm does not run here";
    writeWhole(join(hosts, "bill-of-materials.cdx.json"), bill);
    return `listed in ${hosts}/`;
  });
} catch (error) {
  console.error(`\n${unfinished(error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
} finally {
  isRunning = false;
  unlock();
}
