/** All words of any content, as one text. */
export const wordsIn = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsIn).join(" ");
  if (value && typeof value === "object") return wordsIn(Object.values(value));
  return "";
};
