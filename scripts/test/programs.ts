/** The programs that tests need beside the packages of npm, and where they come from. */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { findChromium } from "../../tests/chromium.ts";
import { findFirefox } from "../../tests/engines/firefox.ts";
import { findWebkit } from "../../tests/engines/webkit.ts";
import { inPath } from "../../tests/in-path.ts";

type Program = {
  /** As a sentence calls it. */
  name: string;
  isThere: () => boolean;
  /** Whether nothing of a group can be asked without it. */
  isEssential?: boolean;
  /** Its packages in Debian and Ubuntu. */
  debian: string[];
  /** What brings it everywhere else, as an npm package's command. */
  download?: string[];
  /** What a person does where neither worked. */
  remedy: string;
};

/** Fonts as wide as Arial and Times, which text has before its own ones arrive. */
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

/** Runs a command and says which; of the system's own only what goes wrong is shown. */
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

/** What goes before a command of the system that changes it; undefined where this account may not, without a password. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const sudo = ["sudo", "--non-interactive"];
  return spawnSync(sudo[0]!, [...sudo.slice(1), "true"]).status === 0 ? sudo : undefined;
}

/** Whether a group without this program has nothing to ask. */
export const isEssential = (name: ProgramName): boolean =>
  (PROGRAMS[name] as Program).isEssential ?? false;

/**
 * Brings programs that are not there: those of the distribution where this account may install them, else as a download.
 * It asks nothing, and shows what it does.
 * @returns a sentence for each that could not be brought, by its name
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
