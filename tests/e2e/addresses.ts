import { notFoundRoutes } from "../../app/route-table.ts";
import { addressesOf, pagePatterns } from "../../app/urls.server.ts";

/** An address relative to the root of the served site. */
export const relative = (address: string): string => (address === "/" ? "./" : address.slice(1));

export const [ARTICLE = ""] = addressesOf("/blog/:id");

export const ONE_OF_EACH_TYPE: string[] = [
  ...pagePatterns.flatMap((pattern) => addressesOf(pattern).slice(0, 1)),
  ...Object.keys(notFoundRoutes),
];

/** A part of what the long set (`npm run test:all`) covers: the first, most telling entries of a list. */
export const sampleOf = <T>(all: readonly T[], count = 1): readonly T[] =>
  process.env.TEST_ALL ? all : all.slice(0, count);
