import { consultation, contact as labels } from "virtual:labels";
import { consultation as firstConsultation } from "#app/collections/consultation.server.ts";
import { site } from "#app/collections/site.server.ts";
import { contactPage, workingDay } from "#app/collections/pages.server.ts";
import { Band } from "#app/components/band.tsx";
import { moduleFiles } from "#app/components/module-files.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { ToastRegion } from "#app/components/notice.tsx";
import type { Page } from "#app/head.server.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { addressLines } from "#app/lib/postal-address.ts";
import { readTelephone } from "#app/lib/telephone.server.ts";
import { ContactOffice } from "#app/sections/contact-office.tsx";
import { HoursChart } from "#app/sections/hours-chart.tsx";
import { Terms } from "#app/components/terms.tsx";
import { TermsBand } from "#app/components/terms-band.tsx";
import { contactPlaces } from "./contact-places.server.ts";
import { readerOf } from "./consultation.server.tsx";

export async function loader(): Promise<Page> {
  const page = contactPage();
  const firm = site();
  const first = firstConsultation();
  const chart = contactPlaces(workingDay());
  return {
    page,
    sheet: "white",
    body: (
      <>
        <div data-module={moduleFiles("enhancements")}>
          <ContactOffice
            title={page.title}
            lead={page.lead}
            heading={page.office.heading}
            reader={await readerOf(page.office.reader)}
            email={firm.email}
            offices={[
              { ...firm, name: labels.office.address, mapHref: firm.mapLink },
              ...firm.offices,
            ].map((office) => ({
              ...office,
              address: addressLines(office.address),
              phoneHref:
                office.phone && readTelephone(office.phone, office.address.countryCode).href,
            }))}
            hours={page.hours}
            bring={first.bring}
            privacyHref={link("/privacy")}
          />
          {chart.places.length > 0 && (
            <HoursChart {...page.partners} {...chart} day={workingDay()} />
          )}
        </div>
        <TermsBand
          id="consultation"
          heading={first.heading}
          lead={first.lead}
          link={
            <ButtonLink href={firm.bookingUrl} outside sign="external">
              {consultation.get}
            </ButtonLink>
          }
          rows={first.rows}
          columns
        />
        {/* The company's particulars, which the law requires on its website. */}
        <Band labelledBy="company" space="joined">
          <h2 id="company" className="visually-hidden">
            {page.company.heading}
          </h2>
          <Terms
            columns
            rows={[
              { term: labels.company.legalName, text: firm.legalName },
              { term: labels.company.cin, text: firm.cin },
              { term: labels.company.office, text: addressLines(firm.address).join(", ") },
              {
                term: labels.company.grievances,
                text: (
                  <>
                    {firm.grievance.name},{" "}
                    <a href={`mailto:${firm.grievance.email}`}>{firm.grievance.email}</a>
                  </>
                ),
              },
            ]}
          />
        </Band>
        <ToastRegion />
      </>
    ),
  };
}
