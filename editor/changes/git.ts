import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { remediesFor } from "../../scripts/system-errors.ts";
import { Refusal } from "../../scripts/refusal.ts";

/** A person's own settings of git change neither what is compared nor where changes go. */
const SETTINGS = [
  "core.autocrlf=false",
  "core.quotePath=true",
  "color.ui=false",
  "diff.noprefix=false",
  "diff.mnemonicPrefix=false",
  "push.default=simple",
  "log.showSignature=false",
  "status.showUntrackedFiles=normal",
  "apply.whitespace=nowarn",
  "apply.ignoreWhitespace=no",
  "diff.relative=false",
  // A place that answers nothing for a minute is not waited for any longer.
  "http.lowSpeedLimit=1",
  "http.lowSpeedTime=60",
].flatMap((setting) => ["-c", setting]);

const execute = promisify(execFile);

type More = { input?: string | Buffer; index?: string };

/** Whether a lock has no holder, as git was stopped in the middle. Other programs hold one only for a moment. */
function isLeft(lock: string): boolean {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
  // macOS names programs by their whole paths, and cuts these off without -ww.
  const list = process.platform === "win32" ? "tasklist /fo csv /nh" : "ps -A -ww -o comm=";
  const { status, stdout } = spawnSync(list, { shell: true });
  return age > 180_000 && status === 0 && !/^(?:.*\/|")?git(?:\.exe|$)/m.test(`${stdout}`);
}

/** A lock of the server's is the server's to take away. */
const lockIn = (stderr: unknown) =>
  /^(?!remote:).*Unable to create '(.+\.lock)': File exists/m.exec(`${stderr}`)?.[1];

/** Runs git in a folder, and says how it ended. @throws Refusal where git or a history is missing */
export function tryGit(folder: string, parameters: string[], { input, index }: More = {}) {
  const run = () =>
    spawnSync("git", [...SETTINGS, ...parameters], {
      cwd: folder,
      input,
      maxBuffer: 2 ** 30,
      // Messages are read here, so they are in English.
      env: { ...process.env, LC_ALL: "C", ...(index && { GIT_INDEX_FILE: index }) },
    });
  let done = run();
  for (let lock = lockIn(done.stderr); lock && isLeft(lock); lock = lockIn(done.stderr)) {
    rmSync(lock, { force: true });
    done = run();
  }
  const { status, error, stdout, stderr } = done;
  if (!existsSync(folder)) throw new Refusal(`The folder ${folder} is missing.`);
  if (error && "code" in error && error.code === "ENOENT")
    throw new Refusal(
      "The program Git, which keeps the history and sends it on, is not on this computer: install it from git-scm.com/downloads, or ask whoever looks after the computer, then start this anew. What you have saved stays.",
    );
  if (error) throw error;
  if (/not a git repository|not have any commits yet|name HEAD|revision 'HEAD'/.test(`${stderr}`))
    throw new Refusal(
      "This folder has no history yet: it is in no git repository, or in one without a commit. Changes are kept from the first commit on.",
    );
  return { ok: status === 0, bytes: stdout, stdout: String(stdout), stderr: String(stderr) };
}

/** How long a place on the web may stay silent, in milliseconds. */
export const timeouts = { web: 60_000 };

/**
 * Runs git where it asks another machine: everything else goes on, and one that stays silent is left after a minute.
 * @param remote its name, then what to send or get
 */
export async function tryRemote(folder: string, parameters: string[], ...remote: string[]) {
  const { GIT_SSH, GIT_TERMINAL_PROMPT, SSH_ASKPASS } = process.env;
  const isOwn = GIT_SSH ?? tryGit(folder, ["config", "core.sshCommand"]).ok;
  // A window may ask for a key's password, the editor's terminal not.
  const isMute = GIT_TERMINAL_PROMPT === "0" && !SSH_ASKPASS;
  const ssh = `ssh -o ConnectTimeout=60 -o ServerAliveInterval=20${isMute ? " -o BatchMode=yes" : ""}`;
  const env = { ...(!isOwn && { GIT_SSH_COMMAND: ssh }), ...process.env, LC_ALL: "C" };
  // Git itself waits five minutes for a place on the web that takes its call and says nothing. The answer may be a
  // refusal: nobody is asked for a password here, which may take longer.
  const call = [...SETTINGS, "-c", "credential.helper=", "ls-remote", remote[0]!, "none"];
  const alone = { ...env, GIT_TERMINAL_PROMPT: "0", GIT_ASKPASS: "" };
  const asked = { cwd: folder, env: alone, timeout: timeouts.web };
  const isSilent =
    /^https?:/.test(tryGit(folder, ["ls-remote", "--get-url", remote[0]!]).stdout) &&
    (await execute("git", call, asked).catch((error: { killed: boolean }) => error.killed)) ===
      true;
  if (isSilent) return { ok: false, stderr: "Operation timed out" };
  const all = [...parameters, ...remote];
  return execute("git", [...SETTINGS, ...all], { cwd: folder, env }).then(
    () => ({ ok: true, stderr: "" }),
    ({ stderr }: { stderr: string }) =>
      lockIn(stderr) ? tryGit(folder, all) : { ok: false, stderr },
  );
}

/** The output of a git command that is expected to succeed. @throws Refusal with a remedy, or with git's message */
export function git(...call: Parameters<typeof tryGit>): string {
  const { ok, stdout, stderr } = tryGit(...call);
  if (ok) return stdout;
  const words = `git ${call[1][0]} failed. Show this to whoever set the machine up:\n\n${stderr.trim()}`;
  throw new Refusal(remediesFor(stderr, "do it")[0] ?? words);
}

/** The same, where it lists something with `-z`. */
export const listed = (...call: Parameters<typeof tryGit>): string[] =>
  git(...call)
    .split("\0")
    .filter(Boolean);

/** A file for git, whatever signs its name has. */
export const literal = (file: string): string => `:(literal)${file}`;

/** The files below a folder that differ, by their names. @param compared as `git diff` takes it */
export const differing = (folder: string, ...compared: string[]): string[] =>
  listed(folder, ["diff", "--name-only", "--no-renames", "-z", "--relative", ...compared]);

/** The bytes of objects, by their names: git is asked once, however many there are. Undefined where there is none. */
export function objects(folder: string, names: string[]): (Buffer | undefined)[] {
  const { ok, bytes, stderr } = tryGit(folder, ["cat-file", "--batch"], {
    input: names.join("\n"),
  });
  if (!ok) throw new Refusal(`git cannot read its history: ${stderr.trim()}`);
  let at = 0;
  return names.map(() => {
    const start = bytes.indexOf("\n", at) + 1;
    const [, length] = /blob (\d+)\n$/.exec(bytes.toString("latin1", at, start)) ?? [];
    at = length === undefined ? start : start + Number(length) + 1;
    return length === undefined ? undefined : bytes.subarray(start, at - 1);
  });
}

/** A file below a folder as it is in a commit; undefined where it is not there. */
export const fileIn = (folder: string, commit: string, file: string): Buffer | undefined =>
  objects(folder, [`${commit}:./${file}`])[0];

/** Where git keeps some of its own files. */
const gitPaths = (folder: string, ...names: string[]): string[] =>
  git(folder, ["rev-parse", ...names.flatMap((name) => ["--git-path", name])])
    .trim()
    .split("\n")
    .map((path) => resolve(folder, path));

/** Git's own notes of what somebody has begun in a terminal. */
const BEGUN = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];

/** @throws Refusal during an unfinished merge, rebase, cherry-pick or revert: it would be lost, or published by half */
export function checkNothingBegun(folder: string): void {
  if (gitPaths(folder, ...BEGUN).some(existsSync))
    throw new Refusal(
      "Somebody has begun in a terminal to bring two versions of this folder together: git status says how that is ended. Do this again afterwards; nothing was changed.",
    );
}

/** Works on a tree in an index of its own, so that what a person has staged stays. */
export function withIndex<T>(folder: string, tree: string, work: (index: string) => T): T {
  const scratch = mkdtempSync(join(tmpdir(), "history-"));
  const index = join(scratch, "index");
  try {
    // What git's own index knows of files need not be read again; by its time git tells what was written since.
    const [own = ""] = gitPaths(folder, "index");
    if (existsSync(own)) cpSync(own, index, { preserveTimestamps: true });
    git(folder, ["read-tree", "--reset", tree], { index });
    return work(index);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A tree that is made of another. @param change is given git, which works at the top of the repository */
export const treeFrom = (
  folder: string,
  tree: string,
  change: (run: (parameters: string[], input?: string | Buffer) => string) => void,
): string =>
  withIndex(folder, tree, (index) => {
    const top = git(folder, ["rev-parse", "--show-toplevel"]).trim();
    change((parameters, input) => git(top, parameters, { index, input }));
    return git(folder, ["write-tree"], { index }).trim();
  });

/**
 * What a merge of a commit would be.
 * @returns its tree, empty if there is no such commit; and the files in conflict, relative to the folder, each with its
 * objects in the common base, here and there
 */
export function mergeOf(folder: string, other: string) {
  const { ok, stdout } = tryGit(folder, ["merge-tree", "--write-tree", "-z", "HEAD", other]);
  const [tree = "", ...lines] = stdout.split("\0\0")[0]!.split("\0");
  const inConflict = new Map<string, string[]>();
  for (const line of ok ? [] : lines) {
    const [, id = "", side, file = ""] = /^\d+ (\S+) (\d)\t([^]+)$/.exec(line) ?? [];
    const sides = inConflict.get(file) ?? ["none", "none", "none"];
    inConflict.set(file, sides.with(Number(side) - 1, id));
  }
  return { tree: tree.trim(), inConflict };
}

const BOTH_CHANGED = /^<{40} .*\n([^]*?)^={40}\n([^]*?)^>{40} .*\n?/gm;

/**
 * A text of which two people have changed lines.
 * @param sides mine, what both began with, and theirs
 * @param choice whose lines stay where both have changed the same
 * @returns it; or, where that is still to be chosen, what mine and theirs have in those places
 */
export function mergeLines(sides: string[], choice?: "mine" | "theirs"): string | string[] {
  const scratch = mkdtempSync(join(tmpdir(), "merge-"));
  try {
    for (const [place, text] of sides.entries()) writeFileSync(join(scratch, `${place}`), text);
    const taken = choice ? [choice === "mine" ? "--ours" : "--theirs"] : [];
    const merge = ["merge-file", "-p", "--marker-size=40", ...taken, "0", "1", "2"];
    const { status, stdout } = spawnSync("git", merge, { cwd: scratch, encoding: "utf8" });
    const places = [...(stdout ?? "").matchAll(BOTH_CHANGED)];
    const said = (side: number) => places.map((found) => found[side]).join("…\n\n");
    if (places.length > 0) return [said(1), said(2)];
    // What git takes for no text, or marks otherwise, is chosen as a whole; without git, every text.
    return status === 0 ? stdout : [sides[0]!, sides[2]!];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Commits a tree, and updates branch and files to it. @throws Refusal if unrecorded files are in the way */
export function record(folder: string, tree: string, message: string, ...parents: string[]): void {
  const from = ["HEAD", ...parents].flatMap((parent) => ["-p", parent]);
  const commit = git(folder, ["commit-tree", tree, ...from], { input: `${message}\n` }).trim();
  git(folder, ["merge", "--ff-only", "--quiet", commit]);
}
