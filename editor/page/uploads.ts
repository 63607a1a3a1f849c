/** How long the rich text takes to write a picture that was read into its Markdown: 0.1 s, with room to spare. */
const MARKDOWN_DELAY = 300;

const pause = () => new Promise((resolve) => setTimeout(resolve, MARKDOWN_DELAY));

let isReleased = false;

/** Holds Save back, by mouse or keyboard, while a field still reads a file: Sveltia CMS would save without the file. */
async function holdSave(event: MouseEvent): Promise<void> {
  const save = (event.target as Element).closest<HTMLElement>("[aria-keyshortcuts$='+S']");
  if (!save || isReleased) return;
  event.stopImmediatePropagation();
  do await pause();
  while (document.querySelector(".processing"));
  isReleased = true;
  save.click();
  isReleased = false;
}

export const saveAfterUploads = (): void =>
  document.addEventListener("click", holdSave, { capture: true });
