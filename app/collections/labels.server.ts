import { z } from "zod";
import type { Counted } from "#app/lib/fill.ts";
import { readYaml } from "./content-file.server.ts";
import { template, words } from "./fields.server.ts";

/** A text that counts; the number itself may be left out where it is one. */
const counted = <Name extends string = never>(...names: Name[]): z.ZodType<Counted<Name>> =>
  z.strictObject({
    one: z.union([template<Name | "count">("count", ...names), template<Name | "count">(...names)]),
    other: template<Name | "count">("count", ...names),
  });

const kind = words("one", "all");

export const schema = z
  .strictObject({
    consultation: words("get", "schedule"),
    trail: words("label", "home"),
    links: z.strictObject({
      about: template("subject"),
      newTab: template(),
      returnHome: template(),
    }),
    frame: words(
      "skip",
      "mainMenu",
      "mobileMenu",
      "menuButton",
      "contact",
      "preview",
      "samples",
    ).extend({
      brand: template("name"),
      company: template("legalName", "cin", "office", "name", "email"),
      copyright: template("year", "name"),
      credit: template("builder"),
    }),
    unexpectedError: words("heading", "reload"),
    waiting: words("draft", "scheduled"),
    searchForm: words("name", "label", "button"),
    siteSearch: words(
      "results",
      "searching",
      "failed",
      "retry",
      "more",
      "order",
      "best",
      "newest",
      "withoutScript",
    ).extend({ found: counted("query"), nothing: template("query") }),
    searchKinds: z.strictObject({
      service: kind,
      region: kind,
      sector: kind,
      caseStudy: kind,
      article: kind,
      job: kind,
      person: kind,
      page: kind,
    }),
    articles: z.strictObject({ all: template(), readTime: template("count") }),
    featuredArticle: words("mark", "more"),
    articleBrowser: words(
      "topics",
      "allTopics",
      "search",
      "heading",
      "none",
      "noneAtAll",
      "showAll",
    ).extend({
      count: counted(),
      countOnPage: template("articles", "page", "pages"),
    }),
    pagination: words("label", "previous", "next").extend({
      page: template("page"),
      count: template("page", "pages"),
    }),
    article: words(
      "share",
      "side",
      "contents",
      "writtenBy",
      "reviewedBy",
      "readNext",
      "neighbours",
      "previous",
      "next",
    ).extend({
      writtenByLine: template("name", "role"),
      reviewedByLine: template("name", "role"),
    }),
    law: words("changes", "source", "notChecked").extend({
      reviewHeading: template("month"),
      against: template("jurisdiction", "date"),
      againstAll: template("date"),
      checkedBy: template("name"),
      ownDate: template("date"),
      reviewed: template("date"),
      reviewedIn: template("jurisdiction", "date"),
      changed: template("mark", "changes"),
    }),
    feeds: z.strictObject({ all: template("firm"), topic: template("firm", "topic") }),
    sharePicture: template("title", "firm"),
    sharePhotograph: template("title", "firm", "shows"),
    share: z.strictObject({ button: template(), copied: words("title", "text") }),
    copying: words("copied", "notice", "selected", "byHand"),
    notice: words("close"),
    form: z.strictObject({ optional: template(), fieldsToCorrect: counted() }),
    caseStudies: words(
      "industries",
      "allIndustries",
      "heading",
      "none",
      "challenges",
      "results",
      "more",
    ).extend({ count: counted() }),
    caseStudy: words("all", "challenge", "solutions", "results", "belongs", "others", "next"),
    topics: words("services", "sector", "sectors", "regions"),
    related: words("heading", "caseStudies", "articles", "sectorsAndRegions", "otherRegions"),
    services: z.strictObject({ more: template(), topics: template("service") }),
    sectors: words("all", "services", "work"),
    regions: words("more", "headOffice", "partner", "hours").extend({ map: template("places") }),
    contact: z.strictObject({
      usualHours: template(),
      span: template("from", "to"),
      office: words(
        "privacy",
        "email",
        "telephone",
        "address",
        "map",
        "copy",
        "emailAddress",
        "telephoneNumber",
      ).extend({ copied: template("what") }),
      places: words("localTime", "allYear", "standard", "summer", "noneInSeason", "none").extend({
        shared: template("near", "home", "far"),
        closes: template("home", "time", "there"),
        timeInStandard: template("time"),
        timeInSummer: template("time"),
        note: template("hours"),
      }),
      company: words("legalName", "cin", "office", "grievances"),
    }),
    legal: words("contents", "versions", "others").extend({
      lastUpdated: template("date"),
      inForce: template("date", "version"),
      version: template("version", "date", "text"),
    }),
    jobs: words("departments", "allDepartments", "none", "skills", "apply", "all", "see").extend({
      count: counted(),
      posted: template("date"),
      applyFor: template("job"),
    }),
    applicationForm: words(
      "name",
      "selectPosition",
      "general",
      "privacyHeading",
      "privacyLink",
      "submit",
      "submitting",
      "failed",
    ).extend({
      fields: words("name", "email", "phone", "position", "message"),
      errors: words("name", "email", "phone", "position"),
      room: words("before", "whole").extend({ part: template("fitting", "all") }),
      note: template("email"),
    }),
    applicationMail: words("subjectWithoutScript", "copied", "notCopied").extend({
      subject: template("position"),
      name: template("name"),
      email: template("email"),
      phone: template("phone"),
      position: template("position"),
    }),
    sending: words(
      "attach",
      "letterCopied",
      "letterNotCopied",
      "open",
      "copyText",
      "copyAddress",
      "download",
      "retry",
      "to",
      "subject",
      "whole",
    ).extend({
      success: words("title", "text"),
      failure: words("title", "text"),
      opened: words("heading", "text"),
      notOpened: words("heading", "text"),
      openIn: template("service"),
    }),
  })
  .describe("Words of buttons, notices and other small texts.");

/** Each group is a module of its own for the browser: see `labelModules` in vite.shared.ts. */
export type Labels = z.output<typeof schema>;

/** The words of buttons, notices and other small texts. Markup imports them from `virtual:labels`. */
export const labels = (): Labels => readYaml("labels.yaml", schema);
