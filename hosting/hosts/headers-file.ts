import type { SiteRules } from "../rules.ts";

/** Cloudflare reads no more rules than this from `_headers`. */
const MOST_RULES = 100;

/**
 * The file `_headers` for Netlify and Cloudflare, which both read it from the folder that is uploaded.
 * Where two rules give one header, Netlify takes the later value and Cloudflare sends both: the table gives
 * no address a header twice, but pictures a second, stricter policy.
 * @throws Error where a host would not read all rules
 */
export function headersFile({ base, headers: rules }: Pick<SiteRules, "base" | "headers">): string {
  if (rules.length > MOST_RULES) {
    throw new Error(
      `${rules.length} header rules: Cloudflare reads no more than ${MOST_RULES} from _headers`,
    );
  }
  const address = (match: string) => (match === "/*" ? match : base + match);
  const blocks = rules.map(({ match, headers }) =>
    [address(match), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      "\n",
    ),
  );
  return `${blocks.join("\n\n")}\n`;
}
