import { consultationFile } from "#app/collections/consultation.server.ts";
import { site } from "#app/collections/site.server.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { link } from "#app/lib/address/site-url.ts";
import { personOf } from "#app/pictures/portraits.server.ts";
import { Close, type CloseProps } from "#app/sections/close.tsx";

/** Who reads incoming messages, with portrait; undefined if the content names nobody. */
export const readerOf = async (reader: { label: string; member: string } | undefined) =>
  reader && { part: reader.label, ...(await personOf(reader.member)) };

/**
 * The closing band of pages that sell: who answers, what is free, what is priced, and a button to book a consultation.
 * @param words above the button
 * @param label of the button, if not the usual one
 * @param lead who would lead the work; without one, whoever reads incoming messages stands there
 */
export async function close(
  words: Pick<CloseProps, "heading" | "lead">,
  label?: string,
  lead?: string,
) {
  const { summary, withWhom } = consultationFile();
  const { person, reader = person, free, priced, link: more } = summary;
  const incoming = contactPage().office.reader;
  const answers = lead
    ? { member: lead, term: withWhom.term, text: person }
    : incoming && { member: incoming.member, term: incoming.label, text: reader };
  return (
    <Close
      {...words}
      label={label}
      bookingUrl={site().bookingUrl}
      person={answers && { ...(await personOf(answers.member)), ...answers }}
      rows={[free, priced]}
      more={{ label: more, href: link("/contact#consultation") }}
    />
  );
}
