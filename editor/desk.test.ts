import { expect, test } from "vitest";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { readerOf } from "#app/collections/kinds.server.ts";
import { ARTICLE, article, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { deskState, fieldAt } from "./desk.ts";
import { find } from "./find.ts";
import { formFields } from "./form-fields.ts";
import type { Field } from "./form-values.ts";
import { formGroups } from "./form-files.ts";

test.each([
  [
    "redirects.yaml",
    "redirects[0].from",
    { key: "redirects.0.from", label: "Redirects 1, Old address" },
  ],
  ["team.yaml", "members[1].bio", { key: "members.1.bio", label: "Members 2, Bio" }],
  ["pages/home.yaml", "title", { key: "title", label: "Title" }],
  [ARTICLE, "services[1]", { key: "services", label: "Services" }],
  [ARTICLE, "tags[1]", { key: "tags.1", label: "Tags 2" }],
  [ARTICLE, "unknown", {}],
])("in %s the check's %s is found in the form", (file, path, expected) => {
  expect(fieldAt(formFields(file), path)).toEqual(expected);
});

test("every file that the site reads has a form", () => {
  const files = formGroups().flatMap((group) => group.files);
  expect(everyFile().filter((file) => readerOf(file) && !files.includes(file))).toEqual([]);
});

const every = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...every([...(field.fields ?? []), ...(field.item ? [field.item] : [])]),
  ]);

test.each(formGroups().flatMap(({ folder, files }) => (folder ? files.slice(0, 1) : files)))(
  "every field of %s has a hint, in the words of those who write",
  (file) => {
    const hints = every(formFields(file)).map(({ label, hint }) => `${label}: ${hint}`);
    expect(hints.filter((hint) => /: (?:undefined)?$/.test(hint))).toEqual([]);
    expect(hints.filter((hint) => /\.ya?ml|content\/|`|\btrue\b|\bids?\b/.test(hint))).toEqual([]);
  },
);

test("limits, choices, references and uploads come from the schemas", () => {
  const field = (file: string, name: string) => formFields(file).find((one) => one.name === name);
  expect(field(ARTICLE, "title")).toMatchObject({ kind: "line", max: 60, required: true });
  expect(field(ARTICLE, "author")).toMatchObject({
    kind: "one",
    refersTo: "team.yaml members.*.id",
  });
  expect(field(ARTICLE, "services")).toMatchObject({ kind: "many", refersTo: "services" });
  expect(field(ARTICLE, "date")).toMatchObject({ kind: "day" });
  expect(field(ARTICLE, "cover")?.fields?.[0]).toMatchObject({ kind: "file", file: "photograph" });
  expect(field("events/a.md", "to")).toMatchObject({ label: "Ends at" });
});

test("a list says what waits, and an entry with a mistake is shown as it was", async () => {
  const content = contentCopy();
  await deskState();
  content.write(ARTICLE, article("", "[A page](/nowhere)\n").replace(today(), "2099-01-01"));
  const listed = async () => {
    const desk = await deskState();
    const entry = desk.groups
      .flatMap(({ entries }) => entries)
      .find(({ file }) => file === ARTICLE);
    return { ...entry, remarks: desk.remarks[ARTICLE]?.remarks };
  };
  expect(await listed()).toMatchObject({
    waiting: "scheduled",
    shown: "now",
    remarks: [{ severity: "error", key: "body", label: "Text" }],
  });
  content.write(ARTICLE, article("", "![](nothing.jpg)\n"));
  expect(await listed()).toMatchObject({ shown: "before" });
  content.write("blog/98-new.md", "---\ntitle: Later\ndraft: true\n---\n");
  const { groups } = await deskState();
  expect(groups.flatMap(({ entries }) => entries)).toContainEqual(
    expect.objectContaining({ file: "blog/98-new.md", waiting: "draft", shown: "not" }),
  );
});

test("words are found in whatever field says them", () => {
  const content = contentCopy();
  content.write(ARTICLE, article("", "Of gratuity and Palimpsests.\n"));
  expect(find("palimpsest")).toEqual([
    expect.objectContaining({ file: ARTICLE, key: "body", label: "Text" }),
  ]);
});
