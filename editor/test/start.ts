/** Starts the editor on a copy of the content (CONTENT_DIR), in a repository with a remote to publish to. */
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { git } from "../changes/git.ts";
import { beginRepository } from "../../tests/test-repository.ts";
import { mirrorDirectory } from "../desk/preview.ts";

const top = ".cache/editor-test/site";
const remote = ".cache/editor-test/remote.git";
rmSync(".cache/editor-test", { recursive: true, force: true });
mkdirSync(top, { recursive: true });
mkdirSync(remote);
cpSync(contentDirectory(), `${top}/content`, { recursive: true });
git(remote, ["init", "--quiet", "--bare"]);
beginRepository(top);
git(top, ["remote", "add", "origin", "../remote.git"]);

process.env.CONTENT_DIR = `${top}/content`;
rmSync(dirname(mirrorDirectory()), { recursive: true, force: true });
await import("../start.ts");
