import { z } from "zod";
import { line } from "./reader/fields.server.ts";
import { logo } from "./reader/picture-fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";

const client = z.strictObject({
  name: line,
  logo: logo.optional(),
  placeholder: z.boolean().default(false).describe("true while it is a descriptor, not a client."),
});

const schema = z
  .strictObject({ clients: z.array(client) })
  .describe("The names of the trust strip; without any the home page has no strip.");

export const clientsFile = singleFile("clients.yaml", schema, undefined, "trust strip");

export const clients = () => clientsFile().clients;
