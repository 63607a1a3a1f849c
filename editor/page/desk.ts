/** Beside the forms: the page of the open entry, what the check says of it, and what has changed. */
type Finding = {
  severity: "error" | "warning" | "note";
  message: string;
  mend?: string;
  field?: string;
};
type EntryState = { address?: string; findings: Finding[]; elsewhere: number };

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

const cms = find<HTMLIFrameElement>("#cms");
const page = find<HTMLIFrameElement>("#page iframe");
const open = find<HTMLAnchorElement>("#open");
const { site, files } = (await (await fetch("/site")).json()) as {
  site: string;
  files: Record<string, string>;
};

let width = 1280;
let shown = "";

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
  open.href = wanted;
  if (shown === wanted) return;
  shown = wanted;
  page.src = wanted;
}

const remark = ({ severity, message, mend, field }: Finding) => {
  const item = element("li", field ? element("strong", `${field}: `) : "", message);
  item.dataset.severity = severity;
  if (mend) item.append(element("span", mend));
  return item;
};

function tell({ findings, elsewhere }: EntryState, file: string): void {
  const told =
    findings.length > 0
      ? [element("ul", ...findings.map(remark))]
      : [element("p", `The check has nothing to say of ${file}.`)];
  if (elsewhere > 0)
    told.push(
      element(
        "p",
        `Other files have ${elsewhere} ${elsewhere === 1 ? "error" : "errors"}: Publish shows them.`,
      ),
    );
  find("#findings").replaceChildren(...told);
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
  tell(state, file);
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

new ResizeObserver(fit).observe(find("#page"));
new BroadcastChannel("saved").addEventListener("message", refresh);
const listen = () => cms.contentWindow?.addEventListener("hashchange", refresh);
cms.addEventListener("load", listen);
listen();
show("/");
await refresh();
