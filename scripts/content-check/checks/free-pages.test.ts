import { expect, test } from "vitest";
import { article, contentCopy, FREE_NUMBER } from "#app/collections/test-content.test-helper.ts";
import { remarksOn, run } from "../planted-defects.test-helper.ts";

test("a page that no menu and fewer than two texts lead to is hardly found (B8)", () => {
  const content = contentCopy();
  const file = "pages/free/a-new-page.md";
  const description = "A page that a test adds, described in enough words for search engines.";
  content.add(file, `---\ntitle: A new page\ndescription: ${description}\n---\nText.\n`);
  const remarks = () => remarksOn(run().output, file, "leads to /a-new-page");
  const [none, one] = ["No menu and no text", "No menu and only one text"].map((says) => [
    { severity: "warning", text: expect.stringContaining(says) },
  ]);
  expect(remarks()).toEqual(none);

  const linking = (more = "") => article(more, "## A\n\nSee [it](/a-new-page#b).\n");
  content.write(`blog/${FREE_NUMBER}-a.md`, linking("draft: true\n"));
  expect(remarks()).toEqual(none);
  content.write(`blog/${FREE_NUMBER}-a.md`, linking());
  expect(remarks()).toEqual(one);
  content.write(`blog/${FREE_NUMBER + 1}-b.md`, linking().replace("A new article", "Another"));
  expect(remarks()).toEqual([]);

  content.remove(`blog/${FREE_NUMBER + 1}-b.md`);
  content.edit("navigation.yaml", /to: \/\S+/, "to: /a-new-page");
  expect(remarks()).toEqual([]);
});
