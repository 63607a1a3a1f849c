/**
 * `npm run content:check`: reads all of `content/` without building, and reports mistakes with place and remedy.
 * `npm run content:check -- --release` also refuses samples and placeholders.
 */
import { Refusal, tell } from "./refusal.ts";
import { checkEverything } from "./content-check/check.ts";
import { isError, report } from "./content-check/findings.ts";

const USAGE = `npm run content:check                 before you publish a change
npm run content:check -- --release    before the site goes live: samples and placeholders are errors too`;

await tell(async () => {
  const [option, ...others] = process.argv.slice(2);
  if ((option && option !== "--release") || others.length > 0) throw new Refusal(USAGE);
  const { files, findings } = await checkEverything({ release: option !== undefined });
  if (findings.some(isError)) process.exitCode = 1;
  return report(files, findings);
});
