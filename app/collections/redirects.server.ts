import { z } from "zod";
import { readYaml } from "./reader/content-file.server.ts";
import { sitePath } from "./reader/fields.server.ts";

export const schema = z
  .strictObject({
    redirects: z.array(
      z.strictObject({
        from: sitePath.describe("The address that is no longer a page."),
        to: sitePath.describe("The page that answers instead."),
      }),
    ),
  })
  .describe("Addresses that moved.");

export type Redirect = z.output<typeof schema>["redirects"][number];

/** Old addresses and where they lead. */
export const redirects = (): Redirect[] => readYaml("redirects.yaml", schema).redirects;
