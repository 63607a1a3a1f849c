import { createHash } from "node:crypto";
import { inlineStyles, needsPermission, scripts, startTags } from "./html.ts";

/** A Content-Security-Policy: directive names and their sources. */
export type Policy = Record<string, string[]>;

/** The source expression that allows exactly this inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The strictest policy under which a finished page works. Compute it from the bytes that are stored,
 * after every other change.
 */
export function policyOf(html: string): Policy {
  const permitted = scripts(html).filter(needsPermission);
  const hasModules = html.includes(" data-module=");
  const hasSheetFiles = startTags(html, "link").some(
    ({ attributes }) => attributes.rel === "stylesheet",
  );
  const self = (when: boolean) => (when ? ["'self'"] : []);
  const policy: Policy = {
    "default-src": ["'none'"],
    "script-src": [...new Set(permitted.map(({ text }) => hashSource(text))), ...self(hasModules)],
    "style-src": [...inlineStyles(html).map(hashSource), ...self(hasSheetFiles)],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    // The search fetches its index; auditors fetch robots.txt and llms.txt from within the page.
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...(/\s(?:form)?action="mailto:/i.test(html) ? ["mailto:"] : [])],
    "frame-ancestors": ["'none'"],
  };
  // Loading a module assigns its address, which this directive forbids.
  if (!hasModules) policy["require-trusted-types-for"] = ["'script'"];
  return Object.fromEntries(Object.entries(policy).filter(([, sources]) => sources.length > 0));
}

/** The policy that allows whatever one of the given policies allows: for addresses that are no page. */
export function loosest(policies: Policy[]): Policy {
  const names = new Set(policies.flatMap((policy) => Object.keys(policy)));
  const result: Policy = {};
  for (const name of names) {
    if (name === "require-trusted-types-for" && !policies.every((policy) => name in policy))
      continue;
    result[name] = [...new Set(policies.flatMap((policy) => policy[name] ?? []))];
  }
  return result;
}

/** The order in which directives are written, so that equal policies are equal text. */
const ORDER = [
  "default-src",
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "connect-src",
  "manifest-src",
  "base-uri",
  "form-action",
  "frame-ancestors",
  "require-trusted-types-for",
];

/** The policy as the value of its header. */
export const policyText = (policy: Policy): string =>
  ORDER.filter((name) => name in policy)
    .map((name) => [name, ...(policy[name] ?? []).toSorted()].join(" "))
    .join("; ");
