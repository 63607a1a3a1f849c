import { href, type Register } from "react-router";
import { link } from "./site-url.ts";

type Pages = Register extends { pages: infer P } ? P : never;

/** A link built from a pattern of the route table: the compiler checks pattern and parameters. */
export const url = <Path extends keyof Pages & string>(
  ...pattern: Parameters<typeof href<Path>>
): string => link((href as (...parts: unknown[]) => string)(...pattern));
