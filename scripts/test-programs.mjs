/** Finds the programs that tests need beside the packages, and installs them where that is possible. */
import { spawnSync } from "node:child_process";

const mayInstall = () =>
  process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

/** Installs a package of Debian. @returns {boolean} whether it is installed now */
function aptInstall(name, environment) {
  if (!mayInstall()) return false;
  console.log(`Installing ${name} …`);
  const options = { stdio: "inherit", env: { ...environment, DEBIAN_FRONTEND: "noninteractive" } };
  const once = () =>
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options)
      .status === 0;
  return once() || (spawnSync("apt-get", ["update", "-qq"], options).status === 0 && once());
}

/**
 * The browser for the tests, installed where it is missing and can be.
 * @param {string} node the project's Node
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined} its path; where there is none the reason has been said
 */
export function ensureChromium(node, environment) {
  const find = () =>
    spawnSync(node, ["tests/chromium.ts"], { env: environment, encoding: "utf8" }).stdout.trim() ||
    undefined;
  const present = find();
  if (present) return present;
  if (aptInstall("chromium", environment)) return find();
  spawnSync("playwright", ["install", "chromium"], {
    env: environment,
    stdio: "inherit",
    shell: true,
  });
  const downloaded = find();
  if (!downloaded) {
    console.error(
      "The browser tests need Chromium, and it could not be installed here. Install Chromium or Chrome, " +
        "or say where it is: CHROMIUM_PATH=/path/to/chromium npm test",
    );
  }
  return downloaded;
}

/**
 * Sees to it that nginx is there for the hosting tests; without it they are skipped, and that is said.
 * @param {NodeJS.ProcessEnv} environment
 */
export function ensureNginx(environment) {
  const present = () => spawnSync("nginx", ["-v"], { env: environment }).status === 0;
  if (present() || (aptInstall("nginx-light", environment) && present())) return;
  console.error("\n!!! nginx is not installed and could not be: its hosting tests are SKIPPED.\n");
}

/** What has to be installed for an engine of tests/engines. */
const enginePackages = { firefox: ["firefox-esr"], webkit: ["webkit2gtk-driver", "xvfb"] };

/**
 * Sees to it that Firefox and WebKit are there; the journeys of one that is not are skipped, and that
 * is said.
 * @param {string} node the project's Node
 * @param {NodeJS.ProcessEnv} environment
 */
export function ensureEngines(node, environment) {
  const missing = () =>
    spawnSync(node, ["tests/engines/programs.ts"], { env: environment, encoding: "utf8" })
      .stdout.split(/\s+/)
      .filter(Boolean);
  for (const engine of missing())
    for (const name of enginePackages[engine]) aptInstall(name, environment);
  for (const engine of missing())
    console.error(`\n!!! ${engine} is not installed and could not be: its journeys are SKIPPED.\n`);
}
