import { expect, test } from "vitest";
import { ARTICLE, article, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { formFields } from "./form-fields.ts";
import { entryState, fieldAt } from "./entry-state.ts";

test.each([
  ["redirects.yaml", "redirects[0].to", { key: "redirects.0.to", label: "Redirects 1, Leads to" }],
  ["pages/home.yaml", "title", { key: "title", label: "Title" }],
  // A choice of several is one field, whichever of them is meant.
  [ARTICLE, "services[1]", { key: "services", label: "Services" }],
  [ARTICLE, "tags[1]", { key: "tags.1", label: "Tags 2" }],
  [ARTICLE, "unknown", {}],
])("in %s the check's %s is found in the form", (file, path, expected) => {
  expect(fieldAt(formFields(file), path)).toEqual(expected);
});

test("what the check says of a text is said at the text, and of other entries only their number", () => {
  const content = contentCopy();
  content.write(ARTICLE, `${article()}\n\n[A page](/nowhere)\n`);
  expect(entryState(ARTICLE).remarks).toContainEqual(
    expect.objectContaining({ severity: "error", key: "body", label: "Text" }),
  );
  expect(entryState("team.yaml").elsewhere).toBeGreaterThan(0);
});
