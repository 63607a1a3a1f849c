/** How long the rich text takes to write a picture that was read into its Markdown: 0.1 s, with room to spare. */
const MARKDOWN_DELAY = 700;

/** How long a field takes to show that it reads a file. */
const SIGN_DELAY = 300;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

let isReleased = false;

/** Holds Save back, by mouse or keyboard, while a field still reads a file: Sveltia CMS would save without the file. */
async function holdSave(event: MouseEvent): Promise<void> {
  const save = (event.target as Element).closest<HTMLElement>("[aria-keyshortcuts$='+S']");
  if (!save || isReleased) return;
  event.stopImmediatePropagation();
  do await pause(SIGN_DELAY);
  while (document.querySelector(".processing"));
  // From the end of reading, not of the last look at it.
  if (document.querySelector("[contenteditable]")) await pause(MARKDOWN_DELAY);
  isReleased = true;
  save.click();
  isReleased = false;
}

export const saveAfterUploads = (): void =>
  document.addEventListener("click", holdSave, { capture: true });
