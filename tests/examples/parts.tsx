/** The components in their states, each with minimal props; nothing here is content of the site. */
import type { ReactNode } from "react";
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

/** Component names with their named states. */
export const PARTS: Record<string, Record<string, ReactNode>> = {
  button: {
    primary: (
      <ButtonLink href="#x" sign="arrow">
        Get a Consultation
      </ButtonLink>
    ),
    dark: <Button variant="dark">Submit Application</Button>,
    outline: <Button variant="outline">Reset</Button>,
    small: (
      <Button variant="dark" size="small">
        Apply Now
      </Button>
    ),
    disabled: <Button disabled>Submitting...</Button>,
  },
  "more link": {
    inside: (
      <MoreLink href="#x" about="payroll">
        Learn More
      </MoreLink>
    ),
    outside: (
      <MoreLink href="https://example.org/" outside>
        Official source
      </MoreLink>
    ),
  },
  badge: {
    default: <Badge>Compliance</Badge>,
    secondary: <Badge variant="secondary">Draft</Badge>,
    destructive: <Badge variant="destructive">Closed</Badge>,
    outline: <Badge variant="outline">Remote</Badge>,
  },
  "job type": {
    "full-time": <JobTypeBadge type="Full-time" />,
    internship: <JobTypeBadge type="Internship" />,
    contract: <JobTypeBadge type="Contract" />,
    other: <JobTypeBadge type="Apprenticeship" />,
  },
  chip: {
    pressed: <Chip pressed>Karnataka</Chip>,
    "not pressed": <Chip pressed={false}>Other states</Chip>,
  },
  breadcrumb: {
    trail: <Breadcrumb trail={[{ label: "Home", path: "/" }, { label: LONG }]} />,
  },
  "text field": {
    empty: <TextField id="name" label="Full Name" hint="As in your passport." />,
    filled: <TextField id="city" label="City" optional defaultValue="Bengaluru" />,
    wrong: (
      <TextField
        id="mail"
        label="Email"
        error="Write an email address, such as name@example.com."
      />
    ),
    long: <TextArea id="letter" label="Cover Letter" defaultValue={LONG} />,
  },
  "select field": {
    empty: (
      <SelectField
        id="job"
        label="Position"
        placeholder="Select a position"
        options={[{ value: "HR Intern", label: "HR Intern" }]}
      />
    ),
    wrong: (
      <SelectField
        id="unit"
        label="Department"
        placeholder="Select"
        options={[{ value: "Legal", label: "Legal" }]}
        error="Choose a department."
      />
    ),
  },
  "search field": {
    empty: (
      <SearchField id="q1" label="Search articles" value="" maxLength={80} onChange={nothing} />
    ),
    typed: (
      <SearchField
        id="q2"
        label="Search articles"
        value="gratuity"
        maxLength={80}
        onChange={nothing}
      />
    ),
  },
  "error summary": {
    two: (
      <ErrorSummary
        errors={[
          { id: "mail", message: "Please enter an email address, such as asha@example.com" },
          { id: "unit", message: "Please choose a department" },
        ]}
      />
    ),
  },
  notice: {
    default: <Notice notice={notice("default")} onClose={nothing} />,
    destructive: <Notice notice={notice("destructive")} onClose={nothing} />,
  },
  tabs: {
    all: <FilterTabs label="Topics" choice="topic" tabs={TABS} />,
    one: <FilterTabs label="Topics of law" choice="topic" tabs={TABS} current="Legal" />,
  },
  pagination: {
    few: <Pagination path="" pageCount={3} />,
    many: <Pagination path="" pageCount={17} />,
  },
  "link row": {
    both: (
      <LinkRow
        label="More articles"
        links={[
          { rel: "prev", label: "Previous article", title: "Gratuity after one year", href: "#x" },
          { rel: "next", label: "Next article", title: LONG, href: "#y" },
        ]}
      />
    ),
  },
  contents: {
    two: (
      <Contents
        label="On this page"
        headings={[
          { id: "one", text: "What counts as wages" },
          { id: "two", text: LONG },
        ]}
      />
    ),
  },
  terms: {
    two: (
      <Terms
        large
        rows={[
          {
            term: "Labour codes",
            text: "Wages, social security, industrial relations and safety.",
          },
          { term: LONG, text: "Due on the 15th." },
        ]}
      />
    ),
  },
  "ruled list": { below: <RuledList items={["Nine registers", LONG]} /> },
  "topic rows": {
    two: (
      <TopicRows
        rows={[
          { label: "Pay", links: [{ href: "#x", title: "Minimum wages" }] },
          {
            label: "Leave",
            links: [
              { href: "#y", title: "Maternity" },
              { href: "#z", title: "Annual leave" },
            ],
          },
        ]}
      />
    ),
  },
  "action rows": {
    all: (
      <ActionRows
        actions={[
          { words: "Print this sheet", onClick: nothing },
          { words: "Official text", href: "https://example.org/", outside: true },
        ]}
      />
    ),
  },
  "result figures": {
    rows: (
      <ResultFigures
        results={[
          { figure: "4", text: "months to one register" },
          { figure: "1", before: "9", text: "register in place of nine" },
          { text: "No notice since" },
        ]}
      />
    ),
  },
  avatar: {
    initials: portrait(),
    photograph: portrait("/apple-touch-icon.png"),
    "photograph that fails": portrait("/no-such-file.png"),
  },
  "share links": {
    all: (
      <ShareLinks
        heading="Share this article"
        title="Wages"
        url="https://example.org/blog/1"
        networks={[
          { name: "LinkedIn", icon: "professional-network", href: "https://example.org/" },
        ]}
      />
    ),
  },
  "law notice": {
    changed: (
      <LawNotice
        mark="The law has changed"
        jurisdiction="India"
        reviewedOn="24 November 2026"
        updates={[{ id: "u", text: "Form 138", struck: "Form 24Q" }]}
        changes={[
          {
            id: "c",
            title: "Ceiling of ₹25,000",
            date: "17 September 2026",
            says: "The ceiling of wages rises.",

            href: "#x",
          },
        ]}
      />
    ),
  },
  specimen: {
    table: (
      <Specimen
        background="leaf"
        firm="Example Consulting"
        title="Compliance register"
        page="Page 3 of 9"
        origin="Bangalore plant"
        facts={[{ term: "Owner", text: "Plant HR head" }]}
        table={{
          columns: ["Duty", "Due", "Proof"],
          rows: [["Provident fund", "15 Sep", "Receipt"]],
        }}
        passages={[{ text: "Checked by finance.", note: "Two days late" }]}
        pen={{ text: "a Sunday", row: 1, column: 2 }}
        signatures={[{ initials: "R. S.", text: "Filed" }]}
      />
    ),
  },
  text: { reading: <ReadingProse html={MARKDOWN} /> },
};
