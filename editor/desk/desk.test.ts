import { expect, test, vi } from "vitest";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { kindOf, optionalFiles, readerOf, singleFiles } from "#app/collections/kinds.server.ts";
import {
  ARTICLE,
  article,
  CASE_STUDY,
  contentCopy,
} from "#app/collections/test-content.test-helper.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { beginRepository } from "../../tests/test-repository.ts";
import { checkContent } from "../../scripts/content-check/check.ts";
import { isError } from "../../scripts/content-check/findings.ts";
import { saveEntry } from "./entries.ts";
import { readEntry } from "../entry/entry-files.ts";
import { deskState, formGroups, pageOf, remarksOf } from "./desk.ts";
import { find, pressed } from "./find.ts";
import { formFields, referencesTo } from "../entry/form-fields.ts";
import {
  fieldAt,
  idOf,
  leavesOf,
  mapLeaves,
  typedNumber,
  withNamed,
  type Field,
} from "../entry/form-values.ts";

test.each([
  ["redirects.yaml", "redirects[0].from", "redirects.0.from", "Redirects 1, Old address"],
  ["team.yaml", "members[1].bio", "members.1.bio", "Members 2, Bio"],
  ["pages/home.yaml", "title", "title", "Title"],
  [ARTICLE, "services[1]", "services", "Services"],
  [ARTICLE, "tags[1]", "tags.1", "Tags 2"],
  [ARTICLE, "unknown"],
])("in %s the check's %s is found in the form", (file, path, ...expected) => {
  const { key, label } = fieldAt(formFields(file), path);
  expect([key, label].filter(Boolean)).toEqual(expected);
});

test("an entry of a list is called by its name, where it has one", () => {
  const [file, path] = ["team.yaml", "members[0].bio"];
  const values = { members: [{ name: "Asha Rao" }] };
  expect(fieldAt(formFields(file), path, values).label).toBe("Asha Rao, Bio");
  // A whole paragraph is no title.
  for (const member of [{}, { text: "A paragraph." }, { quote: "Words." }])
    expect(fieldAt(formFields(file), path, { members: [member] }).label).toBe("Members 1, Bio");
});

test("a name in whatever script makes an id of its own", () => {
  const names = ["Ängström Rao", "ಆಶಾ ರಾವ್", "சென்னை", "“A/B” 🎉", "?!", "A ".repeat(200)];
  const [long = "", ...ids] = names.map(idOf).toReversed();
  expect(ids).toEqual(["1rx", "a-b-tada", "cennai", "asa-rav", "angstrom-rao"]);
  expect(long.length).toBeLessThan(90);
});

test.each([
  ["12.5", 12.5],
  ["1,25,000", 125_000],
  ["-3", -3],
  [" ", undefined],
  ["12,5", "12,5"],
  ["twelve", "twelve"],
])("%j is typed as a number or stays as it is, for the check to tell of", (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test("every file that the site reads has a form", () => {
  const files = formGroups().flatMap((group) => group.files);
  expect(everyFile().filter((file) => readerOf(file) && !files.includes(file))).toEqual([]);
});

const schemaAt = (file: string) =>
  (kindOf(file) ?? singleFiles[file] ?? optionalFiles[file])?.schema;

const every = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...every([...(field.fields ?? []), ...(field.item ? [field.item] : [])]),
  ]);

test.each(formGroups().flatMap(({ one, files }) => (one ? files.slice(0, 1) : files)))(
  "every field of %s has a hint, in the words of those who write",
  (file) => {
    const hints = every(formFields(file)).map(({ label, hint }) => `${label}: ${hint}`);
    // Where a notice stands, its group says.
    const isNotice = /^labels|\/calculators/.test(file);
    const told = isNotice
      ? formFields(file).filter(({ fields }) => fields)
      : every(formFields(file));
    expect(told.filter(({ hint }) => !hint)).toEqual([]);
    const ofFiles = /\.ya?ml|content\/|\w\/ |`|\btrue\b|\bids?\b|[A-Z]_[A-Z]|[a-z]Url|\([A-Z]\d+\)/;
    expect(hints.filter((hint) => ofFiles.test(hint))).toEqual([]);
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
  expect(field("site.yaml", "colours")?.fields?.[0]).toMatchObject({ kind: "colour" });
  const rule = field("law/rules.yaml", "rules")?.item?.fields;
  expect(rule?.find(({ name }) => name === "detail")).toMatchObject({
    kind: "text",
    hasLines: true,
  });
  const makes = (file: string, list: string, fields = formFields(file)) =>
    every(fields)
      .find(({ name }) => name === list)
      ?.item?.fields?.find(({ name }) => name === "name")?.makes;
  expect(makes("team.yaml", "members")).toEqual(["id", "initials"]);
  expect(makes("regions/a.yaml", "places")).toEqual([]);
});

const withSchema = everyFile().filter((file) => schemaAt(file));

test.each(withSchema)("whatever %s names is among the choices of its form", (file) => {
  const fields = formFields(file);
  for (const [keys, leaf] of leavesOf(readEntry(file))) {
    const { refersTo } = fieldAt(fields, keys.join(".")).field ?? {};
    const choices = refersTo && referencesTo(refersTo).map(({ value }) => value);
    if (choices) expect(choices, keys.join(".")).toContain(leaf);
  }
});

test("what has no id yet is no choice, and a list that is none has none", () => {
  const target = "team.yaml members.*.id";
  const { edit, write } = contentCopy();
  const known = referencesTo(target);
  edit("team.yaml", /^members:/m, "members:\n  - name: Somebody new");
  expect(referencesTo(target)).toEqual(known);
  write("team.yaml", "members: to come\n");
  expect(referencesTo(target)).toEqual([]);
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
  const description = "A page that a test adds, described in enough words for search engines.";
  content.add("pages/free/b.md", `---\ntitle: B\ndescription: ${description}\n---\nC\n`);
  expect(await listed()).toMatchObject({ shown: "before" });
  const { remarks } = await deskState();
  expect(remarks["pages/free/b.md"]!.remarks.at(-1)?.other?.file).toBe("navigation.yaml");
  content.write("blog/98-new.md", "---\ntitle: Later\ndraft: true\n---\n");
  const { groups } = await deskState();
  expect(groups.flatMap(({ entries }) => entries)).toContainEqual(
    expect.objectContaining({ file: "blog/98-new.md", waiting: "draft", shown: "not" }),
  );
});

test("where an id is misspelt, no entry that names it is left out of the pages beside the forms", async () => {
  const { edit } = contentCopy();
  await deskState();
  edit("team.yaml", new RegExp(`id: ${String(readEntry(ARTICLE).author)}`), "id: misspelt");
  const { groups, remarks } = await deskState();
  expect(remarks[ARTICLE]?.remarks).toContainEqual(expect.objectContaining({ severity: "error" }));
  const left = groups.flatMap(({ entries }) => entries).filter(({ shown }) => shown === "not");
  expect(left).toEqual([]);
});

test("what cannot be read at the first start is left out of the pages beside the forms, and nothing that names it", async () => {
  const { directory, write, edit } = contentCopy();
  write("blog/97-unfinished.md", "---\ntitle: Later\ndraft: true\n---\n");
  edit(CASE_STUDY, /^title: .*/m, "title: ''");
  beginRepository(directory);
  vi.resetModules();
  const { groups } = await (await import("./desk.ts")).deskState();
  const left = groups.flatMap(({ entries }) => entries).filter(({ shown }) => shown !== "now");
  expect(left.map(({ file }) => file).sort()).toEqual(["blog/97-unfinished.md", CASE_STUDY]);
});

test("what stands in a file and in no form can be taken out of it, and what is filled again is as it was", () => {
  const { edit } = contentCopy();
  edit("team.yaml", /- id:/, '- titel: A\n    "Dr. Asha": B\n    a.b: C\n    id:');
  const { remarks } = remarksOf(checkContent().findings.filter(isError))["team.yaml"]!;
  expect(remarks).toEqual([
    expect.objectContaining({
      key: "members.0",
      unknown: ["titel", "Dr. Asha", "a.b"].map((name) => ["members", "0", name]),
      message: 'The file says "titel", "Dr. Asha", "a.b", which no form knows.',
    }),
  ]);
  const site = readEntry("site.yaml");
  const emptied = withNamed(site, ["name"], undefined, []);
  expect(JSON.stringify(withNamed(emptied, ["name"], site.name, []))).toBe(JSON.stringify(site));
  const base = readEntry("team.yaml");
  let mine = base;
  for (const keys of remarks[0]!.unknown!)
    mine = withNamed(mine, keys, undefined, []) as typeof base;
  expect(saveEntry("team.yaml", { base, mine })).toMatchObject({ saved: true });
  expect(checkContent().findings.filter(isError)).toEqual([]);
});

const ODD = ["", "India", "11%", "www.x.in", "2026-02-31", -1, 1e15, true, [], {}];

test.each(withSchema)("whatever a form of %s sends, the check has an answer", (file) => {
  const values = readEntry(file);
  for (const instead of ODD) {
    const odd = mapLeaves(values, () => instead);
    expect(() => schemaAt(file)!.safeParse(odd), String(instead)).not.toThrow();
  }
});

test("words are found in whatever field says them, and so is what is pressed in a page", () => {
  const content = contentCopy();
  content.write(ARTICLE, article("", "Of gratuity\n\nand **Palimpsests**, [as said](/contact).\n"));
  const places = [expect.objectContaining({ hash: `#/${ARTICLE}?body&19&29`, label: "Text" })];
  expect(find("palimpsest")).toEqual({ count: 1, places });
  const [file, page] = ["pages/home.yaml", pageOf(ARTICLE)];
  const { title } = readEntry(ARTICLE);
  const press = (...words: string[]) => pressed({ file, page, words });
  expect(press("and Palimpsests, as said.")).toBe(`#/${ARTICLE}?body&13&42`);
  expect(press("On no page", String(title))).toMatch(`#/${ARTICLE}?title&0&`);
  expect(press("On no page")).toBeUndefined();
  // No form is open, or one outside the content.
  for (const other of [undefined, "../package.json"])
    expect(pressed({ file: other, page, words: ["tsx"] })).toBeUndefined();
  expect(pressed({ file, page })).toBe(`#/${ARTICLE}`);
  content.edit("team.yaml", /\bid: .*/, "id: palimpsest");
  expect(find("palimpsest")?.count).toBe(1);
  content.write(ARTICLE, article(`tags:\n${"  - Xylograph\n".repeat(201)}`));
  const many = find("xylograph");
  content.add("law/checklists/wood.yaml", "title: Xylotheque\n");
  content.edit("pages/home.yaml", /^title: .*/m, "title: Xylotheque");
  expect(find("xylotheque")?.places[0]?.hash).toMatch("#/pages/home.yaml");
  expect([many?.count, many?.places.length]).toEqual([201, 200]);
});
