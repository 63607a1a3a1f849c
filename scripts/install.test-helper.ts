import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { temporaryFolder } from "../tests/temporary-folder.ts";

export const INSTALL = resolve("scripts/install.mjs");
export const [, OLDEST = ""] = /OLDEST = "(.+)"/.exec(readFileSync(INSTALL, "utf8"))!;

/** A clone without packages, and a program in npm's place. */
export function clone(npm: string) {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  writeFileSync(at("npm.js"), npm);
  writeFileSync(at("package-lock.json"), '{ "packages": {} }');
  const env: NodeJS.ProcessEnv = { ...process.env, npm_execpath: at("npm.js") };
  delete env.npm_lifecycle_event;
  const options = { cwd: folder, env };
  const install = () => spawnSync(process.execPath, [INSTALL], { ...options, encoding: "utf8" });
  return { at, options, install };
}

/** A Node that the system cannot start, as a script. */
export const BROKEN_NODE =
  "echo 'error while loading shared libraries: libatomic.so.1' >&2; exit 127";

/** Runs the end of an install on a Node of another number. @param own the project's own Node, as a script */
export function installedOn(version: string, own?: string): string {
  const { at, options } = clone("");
  const folder = `node_modules/node-${process.platform}-${process.arch}/bin`;
  mkdirSync(at(folder), { recursive: true });
  writeFileSync(at("node_modules/.package-lock.json"), '{ "packages": {} }');
  if (own) writeFileSync(at(`${folder}/node`), `#!/bin/sh\n${own}\n`, { mode: 0o755 });
  const program = `
    Object.defineProperty(process.versions, "node", { value: "${version}" });
    const { install, environment } = await import(${JSON.stringify(INSTALL)});
    const node = await install();
    console.log(node === process.execPath ? "this one" : "its own");
    console.log(environment().PATH.startsWith(${JSON.stringify(dirname(process.execPath))}));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { ...options, encoding: "utf8" },
  );
  return stdout.trim() || stderr.trim();
}
