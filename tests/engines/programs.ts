import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inPath } from "../in-path.ts";

/** Firefox: FIREFOX_PATH, else an installed one. */
export const firefox = (): string | undefined =>
  process.env.FIREFOX_PATH ??
  inPath("firefox-esr", "firefox") ??
  [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    join(process.env.PROGRAMFILES ?? "C:/Program Files", "Mozilla Firefox/firefox.exe"),
  ].find((file) => existsSync(file));

/** WebKitGTK keeps its small browser out of the path, in a folder that each distribution names anew. */
function miniBrowser(): string | undefined {
  const parents = ["/usr/lib", "/usr/lib64", "/usr/libexec"].filter((folder) => existsSync(folder));
  return parents
    .flatMap((parent) => [parent, ...readdirSync(parent).map((name) => join(parent, name))])
    .map((folder) => join(folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((file) => existsSync(file));
}

/** WebKitGTK: its driver, its small browser and a screen that nobody sees; undefined where one of them is missing. */
export function webkit() {
  const driver = inPath("WebKitWebDriver");
  const browser = miniBrowser();
  const screen = inPath("Xvfb");
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
