/** Beside the forms: the page of the open entry, what the check says of it, and what has changed. */
import type { EntryState, Remark } from "../entry-state.ts";
import { CHANNEL } from "./channel.ts";
import { markFields, showField } from "./fields.ts";

const find = <Kind extends Element>(selector: string, within: ParentNode = document): Kind => {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (Node | string)[]
) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

// The newest of the browser features that Sveltia CMS needs.
if (!("withResolvers" in Promise)) {
  document.body.replaceChildren(
    element(
      "p",
      "This browser is too old for the editor. Use a current Chrome, Edge, Firefox or Safari.",
    ),
  );
  throw new Error("This browser is too old for the editor's program.");
}

const cms = find<HTMLIFrameElement>("#cms");
let page = find<HTMLIFrameElement>("#page iframe");
const link = find<HTMLAnchorElement>("#open");
const { site, files } = (await (await fetch("/site")).json()) as {
  site: string;
  files: Record<string, string>;
};

let width = 1280;
let shown = "";
let isLoaded = false;

/** The page is laid out at its true width, and drawn as large as there is room. */
function fit(): void {
  const { clientWidth, clientHeight } = find("#page");
  const scale = Math.min(1, clientWidth / width);
  page.style.width = `${width}px`;
  page.style.height = `${clientHeight / scale}px`;
  page.style.transform = `scale(${scale})`;
  page.style.marginLeft = `${Math.max(0, (clientWidth - width * scale) / 2)}px`;
}

/** The file whose form is open: `#/collections/blog/entries/14-notice-pay`. */
function openFile(): string | undefined {
  const [, collection = "", entry = ""] =
    /^#\/collections\/([\w-]+)\/entries\/([^?]+)/.exec(cms.contentWindow?.location.hash ?? "") ??
    [];
  const known = files[`${collection}/${decodeURIComponent(entry)}`] ?? files[collection];
  return known?.replace("*", decodeURIComponent(entry));
}

function show(address: string): void {
  const wanted = `${site}${address}`;
  link.href = wanted;
  if (shown === wanted && isLoaded) return;
  shown = wanted;
  isLoaded = false;
  // In a frame of its own: a page that is told of a change while the next one loads would load itself anew instead.
  const next = page.cloneNode() as HTMLIFrameElement;
  next.addEventListener("load", () => {
    isLoaded = true;
  });
  next.src = wanted;
  page.replaceWith(next);
  page = next;
}

/** The form of a file, as `openFile` reads it. */
function addressOfForm(file: string): string {
  for (const [form, pattern] of Object.entries(files)) {
    if (pattern === file) return `#/collections/${form.replace("/", "/entries/")}`;
    const [start = "", end] = pattern.split("*");
    const name = end && file.startsWith(start) ? file.slice(start.length, -end.length) : "/";
    if (!name.includes("/")) return `#/collections/${form}/entries/${name}`;
  }
  return "";
}

/** @param inOther whether it is about an entry that may not be open */
function remarkItem(
  { severity, message, mend, label, key, entry, file }: Remark,
  inOther: boolean,
) {
  const item = element("li");
  const name = [inOther && entry, label].filter(Boolean).join(": ");
  if (name) {
    const button = element("button", name);
    button.type = "button";
    button.addEventListener("click", () => {
      find<HTMLDialogElement>("#changes").close();
      if (cms.contentWindow) showField(cms.contentWindow, addressOfForm(file), key);
    });
    item.append(button, " ");
  }
  item.append(message);
  item.dataset.severity = severity;
  if (mend) item.append(element("span", mend));
  return item;
}

function tell({ remarks, elsewhere }: EntryState): void {
  const parts: Node[] =
    remarks.length > 0
      ? [element("ul", ...remarks.map((remark) => remarkItem(remark, false)))]
      : [element("p", "The check finds nothing to mend here.")];
  if (elsewhere > 0)
    parts.push(
      element(
        "p",
        `Other entries have ${elsewhere} ${elsewhere === 1 ? "error" : "errors"}: Publish shows them.`,
      ),
    );
  find("#findings").replaceChildren(...parts);
  if (cms.contentDocument) markFields(cms.contentDocument, remarks);
}

/** Asks again for the open entry, after another was opened or a file was saved. */
async function refresh(): Promise<void> {
  const file = openFile();
  if (!file) {
    find("#findings").replaceChildren(
      element("p", "Open an entry: its page appears here, and what the check says of it."),
    );
    return;
  }
  const state = (await (
    await fetch(`/entry?file=${encodeURIComponent(file)}`)
  ).json()) as EntryState;
  if (file !== openFile()) return;
  tell(state);
  if (state.address) show(state.address);
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-width]")) {
  button.addEventListener("click", () => {
    width = Number(button.dataset.width);
    for (const other of document.querySelectorAll("[data-width]"))
      other.setAttribute("aria-pressed", String(other === button));
    fit();
  });
}

type Changes = {
  changes: string[];
  errors: Remark[];
  earlier: { id: string; words: string; by: string; date: string; takenBack: boolean }[];
};

const dialog = find<HTMLDialogElement>("#changes");
const publishNow = find<HTMLButtonElement>("#publish-now");
const told = find("#published");

/** Asks the server to do something. @returns what it says of it */
async function order(address: string): Promise<string> {
  const answer = await fetch(address, { method: "POST" });
  return ((await answer.json()) as { message: string }).message;
}

async function undoButton(id: string, words: string): Promise<void> {
  if (!confirm(`Take this back?\n\n${words}`)) return;
  told.textContent = await order(`/undo?id=${id}`);
  cms.contentWindow?.location.reload();
  await showChanges();
}

async function showChanges(): Promise<void> {
  const { changes, errors, earlier } = (await (await fetch("/changes")).json()) as Changes;
  const parts: Node[] = [
    changes.length > 0
      ? element("ul", ...changes.map((words) => element("li", words)))
      : element("p", "Nothing since the last time."),
  ];
  if (errors.length > 0) {
    parts.push(
      element("h3", "To be mended first"),
      element("ul", ...errors.map((error) => remarkItem(error, true))),
    );
  }
  if (earlier.length > 0) {
    const rows = earlier.map(({ id, words, by, date, takenBack }) => {
      const row = element("li", `${words} (${by}, ${new Date(date).toLocaleDateString("en-GB")}) `);
      const button = element("button", takenBack ? "Taken back" : "Take back");
      button.type = "button";
      button.disabled = takenBack;
      button.addEventListener("click", () => undoButton(id, words));
      row.append(button);
      return row;
    });
    parts.push(element("h3", "Published before"), element("ol", ...rows));
  }
  find("#changes-list").replaceChildren(...parts);
  publishNow.disabled = errors.length > 0;
}

find("#publish").addEventListener("click", async () => {
  told.textContent = "";
  await showChanges();
  dialog.showModal();
});

publishNow.addEventListener("click", async () => {
  publishNow.disabled = true;
  told.textContent = "One moment …";
  told.textContent = await order("/publish");
  await showChanges();
});

new ResizeObserver(fit).observe(find("#page"));
new BroadcastChannel(CHANNEL).addEventListener("message", () => {
  void refresh();
  if (dialog.open) void showChanges();
});
cms.addEventListener("load", refresh);
// Going from form to form is no event of the window around it.
let opened: string | undefined;
setInterval(() => {
  if (openFile() === opened) return;
  opened = openFile();
  void refresh();
}, 300);
show("/");
await refresh();
