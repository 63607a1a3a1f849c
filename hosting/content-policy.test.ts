import { expect, test } from "vitest";
import { hashSource, loosest, policyOf, policyText } from "./content-policy.ts";

const bare = "<head><style>a{}</style><script>go()</script></head><main></main>";

test("a hash source is the SHA-256 of the text", () => {
  // The example of the Content Security Policy standard.
  expect(hashSource("doSomething();")).toBe(
    "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
  );
});

test("a page without modules allows its own inline texts and nothing else", () => {
  expect(policyText(policyOf(bare))).toBe(
    `default-src 'none'; script-src ${hashSource("go()")}; style-src ${hashSource("a{}")}; img-src 'self'; ` +
      `font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ` +
      `require-trusted-types-for 'script'`,
  );
});

test("one changed letter changes the policy", () => {
  expect(policyOf(bare.replace("go()", "go( )"))["script-src"]).not.toEqual(
    policyOf(bare)["script-src"],
  );
  expect(policyOf(bare.replace("a{}", "a{ }"))["style-src"]).not.toEqual(
    policyOf(bare)["style-src"],
  );
});

test("speculation rules are permitted by hash, structured data needs none", () => {
  const policy = policyOf(
    `${bare}<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>`,
  );
  expect(policy["script-src"]).toEqual([hashSource("go()"), hashSource("{}")]);
});

test("what only some pages need is permitted only there", () => {
  expect(policyOf(`${bare}<div data-module="/assets/careers-1.js sha384-x"></div>`)).toMatchObject({
    "script-src": [hashSource("go()"), "'self'"],
  });
  expect(
    policyOf(`${bare}<link rel="stylesheet" href="/assets/page-1.css"/>`)["style-src"],
  ).toContain("'self'");
  expect(policyOf(`${bare}<form action="mailto:a@example.com">`)["form-action"]).toEqual([
    "'self'",
    "mailto:",
  ]);
  const withModule = policyOf(`${bare}<div data-module="/assets/careers-1.js sha384-x"></div>`);
  expect(withModule).not.toHaveProperty("require-trusted-types-for");
});

test("no policy permits inline code as such", () => {
  expect(policyText(policyOf(bare))).not.toMatch(/unsafe|\*|https?:|data:/);
});

test("the loosest policy permits what any page needs, and keeps no rule that one page cannot bear", () => {
  const search = policyOf(
    `<script>go()</script><div data-module="/assets/site-search-1.js s"></div>`,
  );
  const form = policyOf(`<style>b{}</style><form action="mailto:a@example.com">`);
  const both = loosest([search, form]);
  for (const policy of [search, form]) {
    for (const [name, sources] of Object.entries(policy)) {
      if (name !== "require-trusted-types-for")
        expect(both[name]).toEqual(expect.arrayContaining(sources));
    }
  }
  expect(both).not.toHaveProperty("require-trusted-types-for");
  expect(loosest([form, form])).toHaveProperty("require-trusted-types-for");
});

test("equal policies are equal text, in whatever order pages hold their parts", () => {
  const one = policyOf("<script>a</script><script>b</script>");
  const other = policyOf("<script>b</script><script>a</script>");
  expect(policyText(one)).toBe(policyText(other));
});
