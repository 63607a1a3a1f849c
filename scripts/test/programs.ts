/** The programs that tests need besides npm's packages, and where to get them. */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { findChromium } from "../../tests/chromium.ts";
import { findFirefox } from "../../tests/engines/firefox.ts";
import { findWebkit } from "../../tests/engines/webkit.ts";
import { inPath } from "../../tests/in-path.ts";

type Program = {
  name: string;
  isThere: () => boolean;
  /** Whether no test of its groups can run without it. */
  isEssential?: boolean;
  /** Its packages in Debian and Ubuntu. */
  debian: string[];
  /** The command of an npm package that downloads it on other systems. */
  download?: string[];
  /** What to do if neither worked. */
  remedy: string;
};

/** Fonts as wide as Arial and Times, used as fallbacks until the site's fonts have loaded. */
const hasFonts = (): boolean =>
  process.platform !== "linux" || globSync("/usr/share/fonts/**/Liberation*").length > 0;

const PROGRAMS = {
  chromium: {
    name: "a browser",
    isThere: () => findChromium() !== undefined,
    isEssential: true,
    debian: ["chromium-headless-shell"],
    download: ["playwright", "install", "chromium-headless-shell"],
    remedy: "install Chrome or Chromium, or say where it is with CHROMIUM_PATH",
  },
  fonts: {
    name: "the Liberation fonts",
    isThere: hasFonts,
    debian: ["fonts-liberation"],
    remedy: "install them from your distribution",
  },
  caddy: {
    name: "Caddy",
    isThere: () => inPath("caddy", "caddy.exe") !== undefined,
    isEssential: true,
    debian: ["caddy", "pebble"],
    remedy: "install it from your distribution, or with `brew install caddy`",
  },
  firefox: {
    name: "Firefox",
    isThere: () => findFirefox() !== undefined,
    debian: ["firefox-esr"],
    remedy: "install it, or say where it is with FIREFOX_PATH",
  },
  webkit: {
    name: "WebKit",
    isThere: () => findWebkit() !== undefined,
    debian: ["webkit2gtk-driver", "xvfb"],
    remedy: "it is asked on Linux alone, with WebKitGTK's driver and Xvfb",
  },
  java: {
    name: "Java",
    isThere: () => inPath("java", "java.exe") !== undefined,
    isEssential: true,
    debian: ["default-jre-headless"],
    remedy: "install it from https://adoptium.net",
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

/** Runs a command and prints it; of system commands only errors are shown. */
const run = (command: string[], output: "inherit" | "ignore" = "ignore"): boolean => {
  console.log(`> ${command.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const [program = "", ...parameters] = command;
  const shell = process.platform === "win32";
  return (
    spawnSync(program, parameters, { stdio: ["ignore", output, "inherit"], env, shell }).status ===
    0
  );
};

/** The prefix for commands that change the system; undefined if this account needs a password for that. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const sudo = ["sudo", "--non-interactive"];
  return spawnSync(sudo[0]!, [...sudo.slice(1), "true"]).status === 0 ? sudo : undefined;
}

/** Whether no test of a group can run without this program. */
export const isEssential = (name: ProgramName): boolean =>
  (PROGRAMS[name] as Program).isEssential ?? false;

/**
 * Installs missing programs: from the distribution if this account may, else as a download. It asks nothing, and prints
 * what it does.
 * @returns a sentence for each program that could not be installed, by name
 */
export function bringPrograms(names: Iterable<ProgramName>): Map<ProgramName, string> {
  const missing = () => [...new Set(names)].filter((name) => !PROGRAMS[name].isThere());
  const wanted = missing();
  const before = wanted.length > 0 && inPath("apt-get") ? asRoot() : undefined;
  if (before) {
    const packages = wanted.flatMap((name) => PROGRAMS[name].debian);
    const install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages];
    run([...before, "apt-get", "update", "-qq"]);
    run([...before, ...install]);
  }
  for (const name of missing()) {
    const { download }: Program = PROGRAMS[name];
    if (download) run(download, "inherit");
  }
  return new Map(
    missing().map((name) => [
      name,
      `left out what needs ${PROGRAMS[name].name}, which could not be brought: ${PROGRAMS[name].remedy}`,
    ]),
  );
}
