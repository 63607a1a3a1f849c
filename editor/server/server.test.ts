import { expect, onTestFinished, test } from "vitest";
import { startServer } from "#hosting/server.ts";
import { editorHandler } from "./server.ts";

test("no other site frames or reads the editor, or sends forms to it, and it answers its own address alone", async () => {
  const handler = editorHandler(1, "http://localhost:2", new Map([["/", "page"]]));
  const { origin, stop } = await startServer(handler, 0);
  onTestFinished(() => void stop());
  const { status, headers } = await fetch(origin);
  expect(status).toBe(403);
  expect(headers.get("Content-Security-Policy")!.split("; ")).toEqual(
    expect.arrayContaining(["default-src 'none'", "form-action 'none'", "frame-ancestors 'none'"]),
  );
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
});
