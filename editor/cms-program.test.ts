import { expect, test } from "vitest";
import { cmsProgram } from "./cms-program.ts";

test("the pinned version of Sveltia CMS has what is changed in it, once each", () => {
  expect(cmsProgram).not.toThrow();
});
