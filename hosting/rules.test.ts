import { expect, test } from "vitest";
import { documentPolicy, HEADER_POLICY } from "#app/policy.ts";
import { exampleRules } from "./example-rules.test-helper.ts";
import { headersFor } from "./rules.ts";

const rules = exampleRules();

test("no address gets a header from two rules: hosts differ in what they make of that", () => {
  const addresses =
    "/ /blog/0 /services/a /services/terms.pdf /team/old/b.jpg /feed/legal.xml /assets/a.css /pictures/b.png";
  for (const address of addresses.split(" ")) {
    const names = rules.headers
      .filter(
        ({ match }) =>
          match === address || (match.endsWith("*") && address.startsWith(match.slice(0, -1))),
      )
      .flatMap(({ headers }) => Object.keys(headers))
      // One policy or both may apply: that of pictures allows nothing that the other forbids.
      .filter((name) => name !== "Content-Security-Policy");
    expect(names, address).toEqual([...new Set(names)]);
  }
});

test.each([
  ["/", "Strict-Transport-Security", "max-age=31536000"],
  ["/", "X-Content-Type-Options", "nosniff"],
  ["/", "Referrer-Policy", "strict-origin-when-cross-origin"],
  ["/", "Cross-Origin-Resource-Policy", "same-origin"],
  ["/assets/a.css", "Cross-Origin-Resource-Policy", "same-origin"],
  // Other sites may use pictures and feeds. A picture opened by itself runs nothing.
  ["/feed/legal.xml", "Cross-Origin-Resource-Policy", "cross-origin"],
  ["/pictures/b.png", "Cross-Origin-Resource-Policy", "cross-origin"],
  [
    "/pictures/b.png",
    "Content-Security-Policy",
    expect.stringMatching(/^default-src 'none'.*; sandbox;/),
  ],
  // What is named after its content is kept for a year; the articles' index is asked for with its pages.
  ["/assets/a.css", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/pictures/b.png", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/search-index.json", "Cache-Control", "public, max-age=3600"],
  ["/article-index.json", "Cache-Control", "no-cache"],
])("%s has %s: %s (docs/hosting.md)", (path, name, value: unknown) => {
  expect(headersFor(rules, path)[name]).toEqual(value);
});

test.each([documentPolicy("'none'", []), HEADER_POLICY])(
  "forms go to the site or into an e-mail, by the page's policy and by the header's (B19): %s",
  (policy) => {
    const shared = ["base-uri 'none'", "connect-src 'self'", "form-action 'self' mailto:"];
    expect(policy.split("; ")).toEqual(expect.arrayContaining(shared));
  },
);

test("the policy in the header leaves inline styles and scripts to the page's own policy", () => {
  const policy = headersFor(rules, "/")["Content-Security-Policy"]!;
  const directives = policy.split("; ").map((directive) => directive.split(" ")[0]);
  expect(directives).toEqual(expect.arrayContaining(["frame-ancestors", "base-uri", "object-src"]));
  expect(directives.join(" ")).not.toMatch(/(?:default|script|style)-src(?!-attr)/);
  expect(headersFor(rules, undefined)["Content-Security-Policy"]).toBe(policy);
});

test("pages may share and copy, and nothing else", () => {
  const permissions = headersFor(rules, "/")["Permissions-Policy"]!.split(", ");
  expect(permissions.filter((permission) => !permission.endsWith("=()"))).toEqual([
    "clipboard-write=(self)",
  ]);
  const refused = ["camera=()", "display-capture=()", "geolocation=()", "microphone=()"];
  expect(permissions).toEqual(expect.arrayContaining(refused));
});

test("only a preview is kept from search engines", () => {
  expect(headersFor(rules, "/")).not.toHaveProperty("X-Robots-Tag");
  expect(headersFor(exampleRules({ preview: true }), "/")["X-Robots-Tag"]).toBe("noindex");
});
