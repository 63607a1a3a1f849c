/** A name as a segment of an address: `Business Development` is `business-development`. */
export const addressWord = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
