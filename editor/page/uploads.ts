/** How long the rich text takes to write a picture that was read into its Markdown: 0.1 s, with room to spare. */
const MARKDOWN_DELAY = 700;

/** How long a field takes, once it is given a file, to show that it reads it: 0.3 s on a slow computer, with room. */
const PROCESSING_DELAY = 1500;

const POLL_INTERVAL = 300;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The address of the form, without what it began with. */
const openEntry = () => location.hash.split("?")[0];

let isHeld = false;
let isReleased = false;
let fileGivenAt = 0;

/** A file is chosen in a dialog, dropped or pasted. */
function noteFile({ type, target }: Event): void {
  if (type !== "click" || (target as Element).closest("dialog, [role=dialog]"))
    fileGivenAt = Date.now();
}

/** Holds Save back, by mouse or keyboard, while a field still reads a file: Sveltia CMS would save without the file. */
async function holdSave(event: MouseEvent): Promise<void> {
  const save = (event.target as Element).closest<HTMLElement>("[aria-keyshortcuts$='+S']");
  if (!save || isReleased) return;
  event.stopImmediatePropagation();
  if (isHeld) return;
  isHeld = true;
  const entry = openEntry();
  save.ariaBusy = "true";
  do await pause(POLL_INTERVAL);
  while (document.querySelector(".processing") || Date.now() - fileGivenAt < PROCESSING_DELAY);
  // The file may have been read just before this was seen, so the full delay is waited for.
  if (document.querySelector("[contenteditable]")) await pause(MARKDOWN_DELAY);
  save.ariaBusy = null;
  isHeld = false;
  if (!save.isConnected || openEntry() !== entry) {
    alert(
      "You left the entry before it could be saved. Go back to it: what you typed is offered to you again.",
    );
    return;
  }
  isReleased = true;
  save.click();
  isReleased = false;
}

export function saveAfterUploads(): void {
  document.addEventListener("click", holdSave, { capture: true });
  for (const event of ["click", "drop", "paste"])
    document.addEventListener(event, noteFile, { capture: true });
}
