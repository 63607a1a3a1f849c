/** The components in their states, each with minimal props; nothing here is content of the site. */
import type { ComponentType, ReactNode } from "react";
import { ActionRows } from "#app/components/action-rows.tsx";
import { Avatar } from "#app/components/avatar.tsx";
import { Badge, JobTypeBadge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { Contents } from "#app/components/contents.tsx";
import { ErrorSummary } from "#app/components/error-summary.tsx";
import { TextArea, TextField } from "#app/components/field.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { LawNotice } from "#app/components/law-notice.tsx";
import { LinkRow } from "#app/components/link-row.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { ReadingProse } from "#app/components/reading-prose.tsx";
import { ResultFigures } from "#app/components/result-figures.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { SearchField } from "#app/components/search-field.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import { ShareLinks } from "#app/components/share-links.tsx";
import { Specimen } from "#app/components/specimen.tsx";
import { Terms } from "#app/components/terms.tsx";
import { TopicRows } from "#app/components/topic-rows.tsx";

const nothing = () => {};

const LONG = "Contribution under the Employees’ Provident Funds and Miscellaneous Provisions Act";

const notice = (variant: "default" | "destructive") => ({
  title: variant === "default" ? "Application prepared" : "Three fields to correct",
  text: "Your email program opens with everything written out. Attach your CV and send it.",
  variant,
});

const TABS = ["All", "Compliance", "Legal", "HR Advisory"].map((label, place) => ({
  value: place === 0 ? "" : label,
  label,
  href: `?tab=${place}`,
}));

const MARKDOWN = `
<p>Wages are <strong>at least half</strong> of what is paid, <em>however</em> it is named.
<a href="#here">Section 2(y)</a>.</p>
<h2>What counts</h2>
<ul><li>basic pay</li><li>dearness allowance</li></ul>
<ol><li>Add up.</li><li>Compare.</li></ol>
<h3>An example</h3>
<blockquote><p>One definition, in four codes.</p></blockquote>
<table><thead><tr><th>Part</th><th data-align="right">Rupees</th></tr></thead>
<tbody><tr><td>Basic</td><td data-align="right">25,000</td></tr></tbody></table>`;

const portrait = (src?: string) => (
  <div style={{ width: 160 }}>
    <Avatar
      initials="MK"
      colour="mist"
      {...(src && { picture: { src, width: 180, height: 180, alt: "", sizes: "" } })}
    />
  </div>
);

type States = Record<string, ReactNode>;

/** A component in several states, by their names. */
const states = <Props extends object>(
  Part: ComponentType<Props>,
  each: Record<string, Props>,
): States =>
  Object.fromEntries(
    Object.entries(each).map(([name, props]) => [name, <Part key={name} {...props} />]),
  );

const wrongMail = "Write an email address, such as name@example.com.";
const search = { label: "Search articles", maxLength: 80, onChange: nothing };
const outside = "https://example.org/";

/** Component names with their named states. */
export const PARTS: Record<string, States> = {
  button: {
    ...states(ButtonLink, {
      primary: { href: "#x", sign: "arrow", children: "Get a Consultation" },
    }),
    ...states(Button, {
      dark: { variant: "dark", children: "Submit Application" },
      outline: { variant: "outline", children: "Reset" },
      small: { variant: "dark", size: "small", children: "Apply Now" },
      disabled: { disabled: true, children: "Submitting..." },
    }),
  },
  "more link": states(MoreLink, {
    inside: { href: "#x", about: "payroll", children: "Learn More" },
    outside: { href: outside, outside: true, children: "Official source" },
  }),
  badge: states(Badge, {
    default: { children: "Compliance" },
    secondary: { variant: "secondary", children: "Draft" },
    destructive: { variant: "destructive", children: "Closed" },
    outline: { variant: "outline", children: "Remote" },
  }),
  "job type": states(JobTypeBadge, {
    "full-time": { type: "Full-time" },
    internship: { type: "Internship" },
    contract: { type: "Contract" },
    other: { type: "Apprenticeship" },
  }),
  chip: states(Chip, {
    pressed: { pressed: true, children: "Karnataka" },
    "not pressed": { pressed: false, children: "Other states" },
  }),
  breadcrumb: states(Breadcrumb, {
    trail: { trail: [{ label: "Home", path: "/" }, { label: LONG }] },
  }),
  "text field": {
    ...states(TextField, {
      empty: { id: "name", label: "Full Name", hint: "As in your passport." },
      filled: { id: "city", label: "City", optional: true, defaultValue: "Bengaluru" },
      wrong: { id: "mail", label: "Email", error: wrongMail },
    }),
    ...states(TextArea, { long: { id: "letter", label: "Cover Letter", defaultValue: LONG } }),
  },
  "select field": states(SelectField, {
    empty: {
      id: "job",
      label: "Position",
      placeholder: "Select a position",
      options: [{ value: "HR Intern", label: "HR Intern" }],
    },
    wrong: {
      id: "unit",
      label: "Department",
      placeholder: "Select",
      options: [{ value: "Legal", label: "Legal" }],
      error: "Choose a department.",
    },
  }),
  "search field": states(SearchField, {
    empty: { ...search, id: "q1", value: "" },
    typed: { ...search, id: "q2", value: "gratuity" },
  }),
  "error summary": states(ErrorSummary, {
    two: {
      errors: [
        { id: "mail", message: "Please enter an email address, such as asha@example.com" },
        { id: "unit", message: "Please choose a department" },
      ],
    },
  }),
  notice: states(Notice, {
    default: { notice: notice("default"), onClose: nothing },
    destructive: { notice: notice("destructive"), onClose: nothing },
  }),
  tabs: states(FilterTabs, {
    all: { label: "Topics", choice: "topic", tabs: TABS },
    one: { label: "Topics of law", choice: "topic", tabs: TABS, current: "Legal" },
  }),
  pagination: states(Pagination, {
    few: { path: "", pageCount: 3 },
    many: { path: "", pageCount: 17 },
  }),
  "link row": states(LinkRow, {
    both: {
      label: "More articles",
      links: [
        { rel: "prev", label: "Previous article", title: "Gratuity after one year", href: "#x" },
        { rel: "next", label: "Next article", title: LONG, href: "#y" },
      ],
    },
  }),
  contents: states(Contents, {
    two: {
      label: "On this page",
      headings: [
        { id: "one", text: "What counts as wages" },
        { id: "two", text: LONG },
      ],
    },
  }),
  terms: states(Terms, {
    two: {
      large: true,
      rows: [
        { term: "Labour codes", text: "Wages, social security, industrial relations and safety." },
        { term: LONG, text: "Due on the 15th." },
      ],
    },
  }),
  "ruled list": states(RuledList, { below: { items: ["Nine registers", LONG] } }),
  "topic rows": states(TopicRows, {
    two: {
      rows: [
        { label: "Pay", links: [{ href: "#x", title: "Minimum wages" }] },
        {
          label: "Leave",
          links: [
            { href: "#y", title: "Maternity" },
            { href: "#z", title: "Annual leave" },
          ],
        },
      ],
    },
  }),
  "action rows": states(ActionRows, {
    all: {
      actions: [
        { words: "Print this sheet", onClick: nothing },
        { words: "Official text", href: outside, outside: true },
      ],
    },
  }),
  "result figures": states(ResultFigures, {
    rows: {
      results: [
        { figure: "4", text: "months to one register" },
        { figure: "1", before: "9", text: "register in place of nine" },
        { text: "No notice since" },
      ],
    },
  }),
  avatar: {
    initials: portrait(),
    photograph: portrait("/apple-touch-icon.png"),
    "photograph that fails": portrait("/no-such-file.png"),
  },
  "share links": states(ShareLinks, {
    all: {
      heading: "Share this article",
      title: "Wages",
      url: "https://example.org/blog/1",
      networks: [{ name: "LinkedIn", icon: "professional-network", href: outside }],
    },
  }),
  "law notice": states(LawNotice, {
    changed: {
      mark: "The law has changed",
      jurisdiction: "India",
      reviewedOn: "24 November 2026",
      updates: [{ id: "u", text: "Form 138", struck: "Form 24Q" }],
      changes: [
        {
          id: "c",
          title: "Ceiling of ₹25,000",
          date: "17 September 2026",
          says: "The ceiling of wages rises.",
          href: "#x",
        },
      ],
    },
  }),
  specimen: states(Specimen, {
    table: {
      background: "leaf",
      firm: "Example Consulting",
      title: "Compliance register",
      page: "Page 3 of 9",
      origin: "Bangalore plant",
      facts: [{ term: "Owner", text: "Plant HR head" }],
      table: { columns: ["Duty", "Due", "Proof"], rows: [["Provident fund", "15 Sep", "Receipt"]] },
      passages: [{ text: "Checked by finance.", note: "Two days late" }],
      pen: { text: "a Sunday", row: 1, column: 2 },
      signatures: [{ initials: "R. S.", text: "Filed" }],
    },
  }),
  text: states(ReadingProse, { reading: { html: MARKDOWN } }),
};
