import { z } from "zod";
import {
  contrastProblems,
  DEFAULT_COLOURS,
  isHexColour,
  type ColourRole,
  type Colours,
} from "#app/art/palette.ts";
import { hasPostcodes } from "#app/lib/postal-address.ts";
import { telephoneProblem } from "#app/lib/telephone.server.ts";
import { countryCode, line, outsideUrl, sample, timeZone } from "./reader/fields.server.ts";
import { FIRMS_ZONE } from "./reader/publication.server.ts";
import { logo as logoPicture } from "./reader/picture-fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";

const shareNetwork = z.strictObject({
  name: line.max(20).describe("What the button says."),
  icon: z.enum(["professional-network", "short-post"]),
  url: outsideUrl.describe("The network's share page, without its parameters."),
  textParameter: z
    .enum(["title", "text"])
    .describe("The parameter that carries the article's title; its address goes in `url`."),
});

const ROLES: Record<ColourRole, string> = {
  ink: "Text and dark buttons.",
  quiet: "Smaller text beside it.",
  paper: "The page itself.",
  haze: "A quiet background.",
  pale: "A background, and text on dark ones.",
  mist: "The firm's own colour: the first band of most pages.",
  deep: "The dark band above the footer.",
  action: "The one button that matters.",
  bloom: "One of the colour sheets, such as those of categories of articles.",
  ochre: "One of the colour sheets, such as those of categories of articles.",
  laterite: "One of the colour sheets, such as those of categories of articles.",
  leaf: "One of the colour sheets, such as those of categories of articles.",
};

const colour = z
  .string()
  .refine(isHexColour, 'Expected a colour such as "#12393f", in quotation marks')
  .transform((text) => text.toLowerCase());

const colours = z
  .strictObject(
    Object.fromEntries(
      Object.entries(ROLES).map(([role, description]) => [
        role,
        colour.optional().meta({ description, colour: DEFAULT_COLOURS[role as ColourRole] }),
      ]),
    ) as Record<ColourRole, z.ZodOptional<typeof colour>>,
  )
  .prefault({})
  .transform((chosen, context): Colours => {
    const whole = { ...DEFAULT_COLOURS, ...chosen };
    const problems = contrastProblems(whole, Object.keys(chosen) as ColourRole[]);
    for (const { role, message, ...params } of problems)
      context.addIssue({ code: "custom", path: [role], message, params });
    return whole;
  })
  .describe("The firm's colours by role; what is left out keeps the site's own.");

const logoFile = logoPicture.regex(
  /\.(?:svg|png)$/,
  "Expected a file that ends in .svg or .png, for example logo.svg",
);

const logo = z
  .strictObject({
    file: logoFile.describe("The logo on light backgrounds, a file in content/pictures/."),
    dark: logoFile.optional().describe("The logo on dark backgrounds."),
    icon: logoFile.optional().describe("A square one, for the browser's tab and telephones."),
  })
  .describe("The firm's logo, in place of the mark and its name.");

const address = z
  .strictObject({
    street: line,
    city: line,
    postcode: line.optional().describe("Left out where the country has none, such as Hong Kong."),
    region: line.optional().describe("The state or county, where addresses there name one."),
    country: line,
    countryCode,
  })
  .superRefine(({ postcode, country, countryCode: code }, context) => {
    if (postcode !== undefined || !hasPostcodes(code)) return;
    const message = `This field is missing: addresses in ${country} have a postcode`;
    const params = { isMissing: true };
    context.addIssue({ code: "custom", path: ["postcode"], message, params });
  });

const phone = line.describe(
  "One number, as it is written. Without +91 or another country's code it is one of the office's country.",
);

/** Refuses an invalid telephone number; the rules depend on the country of its office. */
function checkTelephone(
  office: { phone?: string | undefined; address: { countryCode: string } },
  context: z.RefinementCtx,
): void {
  const message = office.phone && telephoneProblem(office.phone, office.address.countryCode);
  if (message) context.addIssue({ code: "custom", path: ["phone"], message });
}

const schema = z
  .strictObject({
    sample,
    name: line.max(30).describe("The firm's name as visitors read it."),
    shortName: line
      .max(12)
      .optional()
      .describe("Its name where there is little room, on a telephone's screen for example."),
    colours,
    logo: logo.optional(),
    legalName: line.describe("The name in the register of companies."),
    cin: line.describe("Corporate Identity Number."),
    founded: z.number().int().describe("The year the firm was founded."),
    url: outsideUrl.describe("The site's own address; the variable SITE_URL overrides it."),
    blurb: line.describe("Who we are, in the footer."),
    email: z.email().describe("General contact address; applications go here."),
    recruitmentEmail: z.email().describe("Recruitment address on the team page."),
    phone,
    address,
    timeZone: timeZone
      .default(FIRMS_ZONE)
      .describe(
        "Where the firm's days begin and end: closing dates, due dates and articles with a future date follow its clock.",
      ),
    offices: z
      .array(
        z
          .strictObject({ name: line, address, phone: phone.optional() })
          .superRefine(checkTelephone),
      )
      .default([])
      .describe("The firm's other offices, on the contact page below the first."),
    grievance: z.strictObject({ name: line, email: z.email() }).describe("Grievance contact."),
    bookingUrl: outsideUrl.describe("Where Get a Consultation and Schedule a Consultation lead."),
    social: z
      .strictObject({ name: line, url: outsideUrl })
      .describe("The firm's page on a social network."),
    builder: z.strictObject({ name: line, url: outsideUrl }).describe("Credit in the footer."),
    mapLink: outsideUrl.describe("The office on a map."),
    share: z.array(shareNetwork).length(2).describe("The two share buttons of an article."),
    composeLinks: z
      .array(
        z.strictObject({
          name: line,
          url: outsideUrl,
          parameters: z.strictObject({ to: line, subject: line, body: line }),
        }),
      )
      .describe("Mail services that can open a prepared message in the browser."),
    law: z
      .enum(["marked", "signed-only", "off"])
      .default("marked")
      .describe(
        "Statements of law: marked shows each with what it rests on; signed-only hides what nobody of the firm has signed; off leaves the section out.",
      ),
    newsletterUrl: z
      .union([outsideUrl, z.literal("")])
      .describe("The newsletter provider's page; empty while there is no newsletter."),
    legal: z.strictObject({
      lastUpdated: z
        .enum(["today", "version"])
        .describe("What Last Updated shows: today's date, or the date of the text's version."),
    }),
  })
  .superRefine(checkTelephone)
  .describe("The firm: name, legal details, contact, outside links.");

export type Site = z.output<typeof schema>;

export const site = singleFile(
  "site.yaml",
  schema,
  "Firm: name, address, logo, colours",
  "the firm’s details",
);
