import { consultation } from "virtual:labels";
import { consultation as firstConsultation } from "#app/collections/consultation.server.ts";
import { site } from "#app/collections/site.server.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { ToastRegion } from "#app/components/notice.tsx";
import { headFor } from "#app/head.server.tsx";
import { addressLines } from "#app/lib/postal-address.ts";
import { readTelephone } from "#app/lib/telephone.server.ts";
import { url } from "#app/route.ts";
import { ConsultationBand } from "#app/sections/consultation-band.tsx";
import { ContactCompany } from "#app/sections/contact-company.tsx";
import { ContactOffice } from "#app/sections/contact-office.tsx";
import { HoursChart } from "#app/sections/hours-chart.tsx";
import { contactPlaces, workingDay } from "./contact-places.server.ts";
import { contactPersonOf } from "./contact-person.server.ts";

export async function loader() {
  const page = contactPage();
  const firm = site();
  const address = addressLines(firm.address);
  const first = firstConsultation();
  const chart = contactPlaces(workingDay());
  return {
    head: await headFor({ path: "/contact", page }),
    body: (
      <>
        <div data-module="enhancements">
          <ContactOffice
            title={page.title}
            lead={page.lead}
            heading={page.office.heading}
            reader={await contactPersonOf(page.office.reader)}
            address={address}
            mapHref={firm.mapLink}
            email={firm.email}
            phone={firm.phone}
            phoneHref={readTelephone(firm.phone, firm.address.countryCode).href}
            offices={firm.offices.map((office) => ({
              ...office,
              address: addressLines(office.address),
              phoneHref:
                office.phone && readTelephone(office.phone, office.address.countryCode).href,
            }))}
            hours={page.hours}
            bring={first.bring}
            privacyHref={url("/privacy")}
          />
          {chart.places.length > 0 && (
            <HoursChart {...page.partners} {...chart} day={workingDay()} />
          )}
        </div>
        <ConsultationBand {...first}>
          <ButtonLink href={firm.bookingUrl} outside sign="external">
            {consultation.get}
          </ButtonLink>
        </ConsultationBand>
        <ContactCompany
          {...page.company}
          legalName={firm.legalName}
          cin={firm.cin}
          office={address.join(", ")}
          grievance={firm.grievance}
        />
        <ToastRegion />
      </>
    ),
  };
}
