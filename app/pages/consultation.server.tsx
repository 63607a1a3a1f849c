import { consultationFile } from "#app/collections/consultation.server.ts";
import { site } from "#app/collections/site.server.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { link } from "#app/lib/address/site-url.ts";
import { personOf } from "#app/pictures/portraits.server.ts";
import { Close, type CloseProps } from "#app/sections/close.tsx";

/** The member who reads what visitors send. */
export const readerOf = async (reader: { label: string; member: string } | undefined) =>
  reader && { part: reader.label, ...(await personOf(reader.member)) };

/**
 * How pages that sell end: who answers, what is free, what is priced, and the button that books a consultation.
 * @param words what the page says above its button
 * @param label on the button, where it is not the usual one
 * @param member who answers; whoever reads what comes in where a page names nobody
 */
export async function close(
  words: Pick<CloseProps, "heading" | "lead">,
  label?: string,
  member = contactPage().office.reader?.member,
) {
  const { summary, withWhom } = consultationFile();
  const { person, free, priced, link: more } = summary;
  return (
    <Close
      {...words}
      label={label}
      bookingUrl={site().bookingUrl}
      person={
        member === undefined
          ? undefined
          : { ...(await personOf(member)), term: withWhom.term, text: person }
      }
      rows={[free, priced]}
      more={{ label: more, href: link("/contact#consultation") }}
    />
  );
}
