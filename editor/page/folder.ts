/**
 * `content/` as the folder that Sveltia CMS works in: the same methods as the browser's File System API, each answered
 * by the local server. So any browser will do, no permission is asked for, and the server sees every change.
 */
import { CHANNEL } from "./channel.ts";

type ListedFile = { path: string; size: number; modified: number };

const addressOf = (path: string) => `/content/${path.split("/").map(encodeURIComponent).join("/")}`;

/** Tells the page beside the forms. */
const saved = new BroadcastChannel(CHANNEL);

const missing = () => new DOMException("There is no such file.", "NotFoundError");

/** Whether the editor's program has to read the content and its settings again before it shows some of them. */
let isOutdated = false;

/** @throws Error with the server's words, which Sveltia CMS shows where saving failed, but not where removing did */
async function send(
  path: string,
  init: RequestInit,
  query: Record<string, string> = {},
): Promise<void> {
  const answer = await fetch(`${addressOf(path)}?${new URLSearchParams(query)}`, init);
  if (answer.ok) {
    isOutdated ||= answer.status === 201;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    saved.postMessage(path);
    return;
  }
  const { message } = (await answer.json()) as { message: string };
  if (init.method === "DELETE") alert(message);
  throw new Error(message);
}

/** Begins anew before a form is opened that would show an old number or old redirects. */
export function reloadIfOutdated(): void {
  if (isOutdated && /\/(?:new|redirects)$/.test(location.hash)) location.reload();
}

async function listed(): Promise<ListedFile[]> {
  return (await fetch("/files")).json() as Promise<ListedFile[]>;
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.\w+$/g, "");

/**
 * Asks where the address of a page leads when it is gone.
 * @param renamed the page's next file, where there is one
 * @throws Error where the answer is to change nothing
 */
async function redirect(path: string, renamed?: string): Promise<{ leadsTo?: string }> {
  const answer = await fetch(`/address?file=${encodeURIComponent(path)}`);
  const { address } = (await answer.json()) as { address?: string };
  // The address of an article is its number, whatever the rest of the name.
  if (!address || (renamed && !address.endsWith(`/${nameOf(path)}`))) return {};
  const above = address.startsWith("/blog/") ? "/blogs" : address.replace(/\/[^/]*$/, "") || "/";
  const leadsTo = prompt(
    `${address} is the address of this page until now. Where shall it lead from now on? Leave it empty if the page was never published.`,
    renamed ? address.replace(/[^/]*$/, nameOf(renamed)) : above,
  );
  if (leadsTo === null) throw new Error("Nothing was changed.");
  return leadsTo ? { leadsTo } : {};
}

const TEMPORARY = /^\.sveltia-tmp-/;

class ServedFile {
  readonly kind = "file";
  path: string;
  /** What a file has that is not on the disk yet: Sveltia CMS writes under another name first. */
  #waiting: Blob | undefined;
  #listed: ListedFile | undefined;

  constructor(path: string, file?: ListedFile) {
    this.path = path;
    this.#listed = file;
  }

  get name(): string {
    return this.path.slice(this.path.lastIndexOf("/") + 1);
  }

  async getFile(): Promise<File> {
    if (this.#waiting) return new File([this.#waiting], this.name);
    const answer = await fetch(addressOf(this.path));
    if (!answer.ok) throw missing();
    const lastModified = this.#listed?.modified ?? Date.now();
    return new File([await answer.blob()], this.name, {
      lastModified,
      type: answer.headers.get("Content-Type") ?? "",
    });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (data: BlobPart) => void parts.push(data),
      close: async () => {
        const body = new Blob(parts);
        if (TEMPORARY.test(this.name)) this.#waiting = body;
        else await send(this.path, { method: "PUT", body });
      },
    };
  }

  async move(folder: ServedFolder, name: string): Promise<void> {
    const target = folder.pathOf(name);
    if (this.#waiting) await send(target, { method: "PUT", body: this.#waiting });
    else
      await send(
        this.path,
        { method: "POST" },
        { to: target, ...(await redirect(this.path, target)) },
      );
    this.#waiting = undefined;
    this.path = target;
  }
}

class ServedFolder {
  readonly kind = "directory";
  readonly path: string;
  /** The files as the folder above knows them, which was read a moment ago. */
  readonly #files: ListedFile[] | undefined;

  constructor(path: string, files?: ListedFile[]) {
    this.path = path;
    this.#files = files;
  }

  get name(): string {
    return this.path.slice(this.path.lastIndexOf("/") + 1) || "content";
  }

  pathOf(name: string): string {
    return this.path ? `${this.path}/${name}` : name;
  }

  async *entries(): AsyncGenerator<[string, ServedFile | ServedFolder]> {
    const start = this.pathOf("");
    const files = (this.#files ?? (await listed())).filter(({ path }) => path.startsWith(start));
    const known = new Map(files.map((file) => [file.path, file]));
    for (const name of new Set(
      files.map(({ path }) => path.slice(start.length).split("/")[0] ?? ""),
    )) {
      const path = this.pathOf(name);
      const file = known.get(path);
      yield [name, file ? new ServedFile(path, file) : new ServedFolder(path, files)];
    }
  }

  async getDirectoryHandle(name: string): Promise<ServedFolder> {
    return new ServedFolder(this.pathOf(name));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<ServedFile> {
    const path = this.pathOf(name);
    if (create) return new ServedFile(path);
    const file = (await listed()).find((one) => one.path === path);
    if (!file) throw missing();
    return new ServedFile(path, file);
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.pathOf(name);
    if (TEMPORARY.test(name) || (await this.#isFolder(path))) return;
    await send(path, { method: "DELETE" }, await redirect(path));
  }

  async #isFolder(path: string): Promise<boolean> {
    return (await listed()).some((file) => file.path.startsWith(`${path}/`));
  }
}

/** Puts the folder in the place of the browser's private one, which Sveltia CMS opens for its backend `test-repo`. */
export function serveFolder(): void {
  const privateFolder = { getDirectoryHandle: async () => new ServedFolder("") };
  Object.defineProperty(navigator, "storage", {
    value: { getDirectory: async () => privateFolder },
  });
  // Sveltia CMS asks this class whether files can be moved. WebKit on Linux lacks it, and the storage too.
  Object.assign(globalThis, { FileSystemFileHandle: ServedFile });
}
