import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { htmlOf, pageAddresses } from "./built-site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes XHTML-style void elements, lower-case doctype included, and that is valid HTML.
    "void-style": "off",
    "doctype-style": "off",
    // React keeps its own spelling of some attributes (fetchPriority): names have no case in HTML.
    "attr-case": "off",
    "no-implicit-button-type": "error",
    // Headings in another script have ids in it.
    "valid-id": ["error", { relaxed: true }],
    // Long lines of text are a matter of the author, not of the markup.
    "long-title": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The page's styles are one element, which its policy allows by hash; attributes are not allowed.
    "no-inline-style": "error",
    "no-trailing-whitespace": "off",
    // Checkboxes of one question share their name, as radio buttons do.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit"] }],
    // The phone number is set in nowrap by its field, not by a special space.
    "tel-non-breaking": "off",
    "require-sri": "off",
  },
});

test.each(pageAddresses())("%s is valid HTML", async (address) => {
  const report = await validator.validateString(htmlOf(address));
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${line}:${column} ${selector ?? ""})`,
    ),
  );
  expect(messages).toEqual([]);
});
