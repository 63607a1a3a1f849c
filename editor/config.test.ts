import { expect, test } from "vitest";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { readerOf } from "#app/collections/kinds.server.ts";
import { editorConfig } from "./config.ts";
import type { Field } from "./form-fields.ts";
import { formFiles } from "./form-files.ts";

type Collection = {
  name: string;
  fields?: Field[];
  files?: { file: string; fields: Field[] }[];
  slug?: { template: string };
};

const collections = editorConfig().collections as Collection[];
const collection = (name: string) => collections.find((one) => one.name === name);
const field = (within: string, name: string) =>
  collection(within)?.fields?.find((one) => one.name === name);

test("every file that the site reads has a form", () => {
  const forms = Object.values(formFiles());
  const isIn = (file: string) =>
    forms.some((form) => form === file || form === file.replace(/[^/]+(?=\.\w+$)/, "*"));
  expect(everyFile().filter((file) => readerOf(file) && !isIn(file))).toEqual([]);
});

test("no form has an object without fields or a field called by a number, which its program refuses", () => {
  const within = (fields: Field[]): Field[] =>
    fields.flatMap((one) => [
      one,
      ...within([...(one.fields ?? []), ...(one.field ? [one.field] : [])]),
    ]);
  const all = collections.flatMap(({ fields = [], files = [] }) =>
    within([...fields, ...files.flatMap((file) => file.fields)]),
  );
  expect(all.filter(({ widget, fields }) => widget === "object" && !fields?.length)).toEqual([]);
  expect(all.filter(({ name }) => /^\d+$/.test(name))).toEqual([]);
});

test("limits, choices, references and uploads come from the schemas", () => {
  expect(field("blog", "title")).toMatchObject({ maxlength: 60, required: true });
  expect(field("blog", "author")).toMatchObject({
    widget: "relation",
    file: "team",
    value_field: "members.*.id",
  });
  expect(field("blog", "services")).toMatchObject({
    widget: "relation",
    collection: "services",
    multiple: true,
  });
  expect(field("blog", "category")).toMatchObject({
    widget: "relation",
    file: "pages-blogs",
    value_field: "categories.*",
  });
  expect(field("blog-categories", "sheet")?.widget).toBe("select");
  expect(field("blog", "date")).toMatchObject({ widget: "datetime", type: "date" });
  expect(field("blog", "cover")?.fields?.[0]).toMatchObject({
    widget: "image",
    media_folder: "/pictures",
  });
});

test("a new article or job begins with a number that none ever had", () => {
  const numbers = everyFile().flatMap((file) => /^blog\/(\d+)-/.exec(file)?.[1] ?? []);
  const next = Math.max(...numbers.map(Number)) + 1;
  expect(collection("blog")?.slug?.template).toBe(`${next}-{{title}}`);
  expect(collection("jobs")?.slug?.template).toMatch(/^job-\d{3}$/);
});
