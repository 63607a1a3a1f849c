/** A text in one line, as a calendar's name and a cell of a table have to be. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A text as a cell of a CSV file. What spreadsheets would take for a formula gets an apostrophe before it. */
export function csvCell(text: string): string {
  const plain = inOneLine(text).replace(/^[=+@-]/, "'$&");
  return /[",]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
