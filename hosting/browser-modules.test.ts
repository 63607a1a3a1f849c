import { expect, test } from "vitest";
import {
  integrity,
  modulesOf,
  placeInlineScript,
  placeModules,
  type BrowserBuild,
} from "./browser-modules.ts";

const build: BrowserBuild = {
  inline: "go()",
  modules: { careers: ["assets/careers-1.js", "assets/react-2.js"] },
  files: { "assets/careers-1.js": "careers", "assets/react-2.js": "react" },
};

test("the integrity of a file is its SHA-384", () => {
  // openssl dgst -sha384 -binary <<< "" of zero bytes, as in the examples of the standard.
  expect(integrity("")).toBe(
    "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb",
  );
});

test("the inline script takes the place that pages keep for it", () => {
  const html = `<head><script data-inline=""></script></head>`;
  expect(placeInlineScript(html, `a("$&")`)).toBe(`<head><script>a("$&")</script></head>`);
  expect(placeInlineScript(html, "")).toBe("<head></head>");
});

test.each(["</script>", "</SCRIPT", "<!--"])("an inline script must not hold %s", (text) => {
  expect(() => placeInlineScript("", `a="${text}"`)).toThrow("must not contain");
});

test("a module's name becomes its files, itself first, each with its integrity", () => {
  const html = placeModules({ path: "/work-with-us", html: `<div data-module="careers">` }, build);
  expect(html).toBe(
    `<div data-module="/assets/careers-1.js ${integrity("careers")},/assets/react-2.js ${integrity("react")}">`,
  );
  expect(modulesOf(html)).toEqual([]);
});

test("an unknown module is an error that names it and the page", () => {
  const page = { path: "/search", html: `<div data-module="finder">` };
  expect(modulesOf(page.html)).toEqual(["finder"]);
  expect(() => placeModules(page, build)).toThrow(/\/search.*"finder"/);
});
