import { z } from "zod";
import { sitePath } from "./reader/fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";

const schema = z
  .strictObject({
    redirects: z.array(
      z.strictObject({
        from: sitePath.describe("The address that is no longer a page."),
        to: sitePath.describe("The page that answers instead."),
      }),
    ),
  })
  .describe("Addresses that moved.");

export const redirectsFile = singleFile("redirects.yaml", schema);

export type Redirect = z.output<typeof schema>["redirects"][number];

export const redirects = (): Redirect[] => redirectsFile().redirects;
