import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

/** What of npm's document is changed here; the rest is CycloneDX as npm writes it. */
type Document = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
};

/**
 * Every package that the site is made of and with, as npm lists them from package-lock.json (CycloneDX). The same
 * packages give the same text: number and time of the document are left out.
 * @returns undefined where there is no npm: the site can do without
 */
export async function billOfMaterials(): Promise<string | undefined> {
  const parameters = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--include=dev"];
  const own = process.env.npm_execpath;
  const options = { maxBuffer: 2 ** 26 };
  const run = own?.endsWith("js")
    ? promisify(execFile)(process.execPath, [own, ...parameters], options)
    : promisify(execFile)("npm", parameters, { ...options, shell: process.platform === "win32" });
  const stop = () => run.child.kill();
  process.once("exit", stop);
  const stdout = await run.then(
    (done) => done.stdout,
    () => undefined,
  );
  process.off("exit", stop);
  if (stdout === undefined) return undefined;
  const document = JSON.parse(stdout) as Document;
  delete document.serialNumber;
  delete document.metadata.timestamp;
  // npm takes the folder's name.
  document.metadata.component.name = JSON.parse(readFileSync("package.json", "utf8")).name;
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
