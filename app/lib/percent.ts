/** A share of 1 as a length of CSS or SVG: `12.35%`. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
