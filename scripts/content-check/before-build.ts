import { isPreview } from "#app/collections/reader/publication.server.ts";
import { rooms } from "#app/rooms.server.ts";
import { siteUrl } from "#hosting/build-address.ts";
import { isPublicAddress } from "#app/lib/address/reserved-name.ts";
import { checkContent, checkEverything } from "./check.ts";
import { isError, report, type Finding } from "./findings.ts";

const shortList = (findings: Finding[]): string =>
  [...Map.groupBy(findings, ({ message }) => message)]
    .map(([message, found]) => [message, [...new Set(found.map(({ file }) => file))].join(", ")])
    .map(([message, files]) => `  ${message}\n    ${files}`)
    .join("\n");

/**
 * Stops a build whose content has errors, or samples at a public address. A preview is built as far as possible, since
 * it is for unfinished content.
 * @returns words for the build's output, and whether ALLOW_SAMPLES lets samples be shown
 * @throws Error with what to correct
 */
export async function checkBeforeBuild(): Promise<{ said: string; samplesAllowed: boolean }> {
  const { files, findings } = await checkEverything({ gapsMayWait: isPreview() });
  const errors = findings.filter(isError);
  const said = `${files} files, ${errors.length} errors`;
  if (isPreview()) return { said, samplesAllowed: false };
  if (errors.length > 0) throw new Error(report(files, errors));
  const due = rooms.law?.statements().filter(rooms.law.isCheckDue).length ?? 0;
  const law = due > 0 ? `, ${due} statements of law due to be checked again` : "";
  const samples = isPublicAddress(siteUrl())
    ? checkContent({ release: true }).findings.filter(isError)
    : [];
  if (samples.length === 0) return { said: said + law, samplesAllowed: false };
  if (process.env.ALLOW_SAMPLES === "1")
    return { said: `${said}${law}, ${samples.length} samples`, samplesAllowed: true };
  throw new Error(
    `At ${siteUrl()} visitors would take samples and placeholders for facts:\n\n${shortList(samples)}\n\n` +
      `Each with its line: npm run content:check -- --release\n` +
      `To show the site with them, marked as samples and hidden from search engines: ALLOW_SAMPLES=1 npm run build`,
  );
}
