import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentAddresses, pageAddresses } from "#app/urls.server.ts";
import { renderPages } from "./pages.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

test("every page is rendered; one that fails fails the build", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "server"));
  const render = async (team: string) => {
    const code = `export const render = ({ pathname }) => {
      if (pathname === "/team") { ${team} }
      return new Response("", { headers: { "Content-Type": "text/html" } });
    };`;
    writeFileSync(join(folder, "server/index.js"), code);
    return renderPages(folder, join(folder, "pages"));
  };
  expect(await render("")).toBe(pageAddresses().length + documentAddresses().length);
  await expect(render('throw new Error("no team")')).rejects.toThrow("no team");
});
