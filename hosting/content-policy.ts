/** A Content-Security-Policy: directive names and their sources. */
export type Policy = Record<string, string[]>;

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
