import { consultation } from "virtual:labels";
import { site } from "#app/collections/site.server.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { ToastRegion } from "#app/components/toast-region.tsx";
import { headFor } from "#app/head.server.ts";
import { addressLines } from "#app/lib/postal-address.ts";
import { readTelephone } from "#app/lib/telephone.server.ts";
import { minutesOf } from "#app/lib/shared-hours.ts";
import { url } from "#app/lib/route-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { ConsultationBand } from "#app/sections/consultation-band.tsx";
import { ContactCompany } from "#app/sections/contact-company.tsx";
import { ContactOffice } from "#app/sections/contact-office.tsx";
import { ContactPlaces } from "#app/sections/contact-places.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { Route } from "./+types/contact";
import { consultationBand } from "./consultation.server.ts";
import { contactPlaces } from "./contact-places.server.ts";
import { contactPersonOf } from "./contact-person.server.ts";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const page = contactPage();
  const firm = site();
  const day = { from: minutesOf(page.hours.start), to: minutesOf(page.hours.end) };
  return {
    head: await headFor({ path: "/contact", page }),
    page,
    firm,
    address: addressLines(firm.address),
    phoneHref: readTelephone(firm.phone, firm.address.countryCode).href,
    offices: firm.offices.map(({ name, address, phone }) => ({
      name,
      address: addressLines(address),
      phone,
      phoneHref: phone && readTelephone(phone, address.countryCode).href,
    })),
    day,
    ...contactPlaces(day),
    reader: await contactPersonOf(page.office.reader),
    consultation: consultationBand(),
    heroDrawing: pageHeroDrawing("/contact", "mist"),
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, firm, address } = loaderData;
  return (
    <>
      <PageHero
        title={page.title}
        lead={page.lead}
        background="mist"
        drawing={loaderData.heroDrawing}
      >
        <ButtonLink href={firm.bookingUrl} outside sign="external">
          {consultation.get}
        </ButtonLink>
      </PageHero>
      <div data-module="enhancements">
        <ContactOffice
          {...page.office}
          reader={loaderData.reader}
          address={address}
          mapHref={firm.mapLink}
          email={firm.email}
          phone={firm.phone}
          phoneHref={loaderData.phoneHref}
          offices={loaderData.offices}
          hours={page.hours}
          privacyHref={url("/privacy")}
        />
        {loaderData.places.length > 0 && (
          <ContactPlaces
            {...page.partners}
            home={loaderData.home}
            day={loaderData.day}
            places={loaderData.places}
          />
        )}
      </div>
      <ConsultationBand {...loaderData.consultation} />
      <ContactCompany
        {...page.company}
        legalName={firm.legalName}
        cin={firm.cin}
        office={address.join(", ")}
        grievance={firm.grievance}
      />
      <ToastRegion />
    </>
  );
}
