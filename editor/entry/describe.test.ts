import { expect, test } from "vitest";
import { describeChange } from "./describe.ts";

const article = (fields: string, text = "Text.") =>
  `---\ntitle: Notice pay\n${fields}\n---\n${text}\n`;

test.each([
  ["blog/014-a.md", article("excerpt: A"), article("excerpt: B"), "Article “Notice pay”: excerpt"],
  [
    "blog/14-notice-pay.md",
    article("draft: true"),
    article("tags: []", "New."),
    "Article “Notice pay”: tags, published, text",
  ],
  ["blog/14-notice-pay.md", undefined, article(""), "New article “Notice pay”"],
  ["jobs/job-001.yaml", "title: Intern", undefined, "Removed job “Intern”"],
  ["pages/of-us.yaml", "lawCheckedOn: 1", "lawCheckedOn: 2", "Of us page: day of the last check"],
  ["labels.yaml", "siteSearch: {}", "siteSearch: { a: c }", "Buttons and notices: site search"],
  ["pictures/plant.jpg", "\u0000a", "\u0000b", "Picture plant.jpg: replaced"],
  ["site.yaml", "name: A", "name: A # why", "The firm’s details: layout of the file"],
  ["site.yaml", "name: A", "name: [", "The firm’s details: fields"],
])("a change to %s is said in words", (file, before, after, words) => {
  expect(describeChange(before, after, file)).toBe(words);
});

test("of a list those parts are named that differ, and a new order is not taken for a change of them", () => {
  const list = (...names: string[]) =>
    JSON.stringify({ members: names.map((name) => ({ name, role: name.length })) });
  const change = (before: string, after: string) => describeChange(before, after, "team.yaml");
  expect(change(list("Asha", "Ravi"), list("Asha", "Meera"))).toBe(
    "Team: Ravi removed, Meera added",
  );
  expect(change(list("Asha", "Ravi"), list("Ravi", "Asha"))).toBe("Team: order of members");
  const long = "The firm answers within two days, always. ".repeat(2);
  expect(change(list("Asha"), list("Asha", long))).toBe("Team: members");
});
