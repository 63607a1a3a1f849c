/** A mistake in a content file, told to the editor: which file, which field, what would be right. */
export class ContentError extends Error {
  /** The file as the editor knows it, for example `content/blog/07-payroll.md`. */
  readonly file: string;
  /** One finding a line, each starting with ✖; a line `→ at field` names the field. */
  readonly details: string;

  constructor(file: string, details: string) {
    super(`\n${file}\n${details}\n`);
    this.name = "ContentError";
    this.file = file;
    this.details = details;
  }
}
