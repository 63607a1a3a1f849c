import { z } from "zod";
import { SEARCH_KINDS, SEARCH_PARTS } from "../constants.ts";
import type { Counted } from "#app/lib/fill.ts";
import { readYaml } from "./reader/content-file.server.ts";
import { template, words } from "./reader/fields.server.ts";

/** A text that counts; the number itself may be left out where it is one. */
const counted = <Name extends string = never>(...names: Name[]): z.ZodType<Counted<Name>> =>
  z.strictObject({
    one: z.union([template<Name | "count">("count", ...names), template<Name | "count">(...names)]),
    other: template<Name | "count">("count", ...names),
  });

/** The same words for each of several names. */
const each = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

export const schema = z
  .strictObject({
    consultation: words("get schedule"),
    sectionLine: words("name atA atCrest atB gentler oneWay").extend({
      steeper: template("times"),
      end: template("end"),
      place: template("height", "across", "down"),
    }),
    trail: words("label home"),
    links: z.strictObject({
      about: template("subject"),
      newTab: template(),
      returnHome: template(),
    }),
    frame: words("skip mainMenu mobileMenu menuButton contact now preview samples").extend({
      brand: template("name"),
      company: template("legalName", "cin", "office", "name", "email"),
      copyright: template("year", "name"),
      credit: template("builder"),
    }),
    unexpectedError: words("heading reload"),
    waiting: words("draft scheduled"),
    specimen: words("caption mark"),
    searchForm: words("name label button"),
    siteSearch: words(`
      results failed retry more order best newest withoutScript help ask
    `).extend({
      found: counted("query"),
      some: counted("query"),
      nothing: template("query"),
      lacks: template("words"),
    }),
    searchKinds: each(SEARCH_KINDS, words("one all")),
    searchParts: each(SEARCH_PARTS, template()),
    articles: z.strictObject({
      all: template(),
      reviewed: template("date"),
      readTime: template("count"),
      topicTitle: template("topic"),
      topicDescription: template("topic"),
      archiveTitle: template("year"),
      archiveDescription: template("year"),
      archiveHeading: template(),
    }),
    lists: words("searching").extend({
      title: template("said", "title"),
      quoted: template("text"),
      page: template("page"),
    }),
    events: words("homeClock").extend({
      days: template("first", "last"),
      hours: template("from", "to"),
      clock: template("city"),
    }),
    featuredArticle: words("mark"),
    articleBrowser: words("topics allTopics search heading none noneAtAll showAll older").extend({
      count: counted(),
      countOnPage: template("entries", "page", "pages"),
      newest: template("articles", "all"),
    }),
    pagination: words("label previous next gap").extend({
      page: template("page"),
      count: template("page", "pages"),
    }),
    texts: words("notes figures").extend({
      backToNote: template("note"),
      callouts: words("note tip important warning caution"),
      table: template("heads"),
      bars: template("title"),
      lines: template("title"),
    }),
    article: words(`
      share contents writtenBy reviewedBy readNext topics neighbours previous next
    `).extend({
      updated: template("date"),
      updates: counted("date"),
    }),
    law: words("changes source").extend({
      reviewed: template("date"),
      reviewedIn: template("jurisdiction", "date"),
      changed: template("mark", "changes"),
    }),
    team: words("leads cases writes"),
    lawTools: words(`
      everyMonth someMonths centre saved reach written checked checkDue readings today people
      anyPeople period july ruleMore duties open names works articles subjects allSubjects
      allPlaces none showAll place date weekday duty who form when note rests checklist standing
      addDuty subscribe file change isNow isNew history changesCalendar applies apply notNumber
      office factory otherStates
    `).extend({
      nextDue: template("day", "duties"),
      inDays: z.strictObject({ zero: template(), one: template(), other: template("count") }),
      newer: z.strictObject({
        zero: template("date"),
        one: template("date"),
        other: template("count", "date"),
      }),
      grades: words("act check know"),
      gradesMean: words("act check know"),
      weekdays: z.array(template()).length(7),
      peopleBelow: template("to"),
      peopleBetween: template("from", "to"),
      peopleFrom: template("from"),
      withoutDate: template("date"),
      since: template("date"),
      beganTogether: template("all", "count", "date"),
      datesAhead: counted(),
      january: template("year"),
      inForce: template("date"),
      appliesFrom: template("date"),
      draft: template("date"),
      signed: template("date"),
      ended: template("date"),
      unsettled: template("date"),
      guidance: template("date"),
      bases: words("secondary official signed"),
      keyLine: template("all", "basis", "count"),
      readOn: template("date"),
      checkedOn: template("date"),
      signedBy: template("date", "name"),
      openSince: template("date"),
      count: counted(),
      stateOnly: template("state"),
      forMonth: template("month"),
      calendarName: template("firm", "place", "subject"),
      nameSince: template("date"),
      wasCalled: template("old", "now"),
      alsoCalled: template("names"),
      dates: counted(),
      namesCount: counted(),
      peopleWords: z.array(template()).min(1),
      rulesFor: template("count"),
      moreFrom: counted("from"),
    }),
    feeds: z.strictObject({
      law: template("firm"),
      all: template("firm"),
      topic: template("firm", "topic"),
      notice: template(),
    }),
    sharePicture: template("title", "firm"),
    sharePhotograph: template("title", "firm", "shows"),
    share: z.strictObject({ button: template(), copied: words("title text") }),
    copying: words("copied notice selected byHand"),
    notice: words("close"),
    form: z.strictObject({ optional: template(), fieldsToCorrect: counted() }),
    caseStudies: words(`
      industries allIndustries heading none noneAtAll challenges results more
    `).extend({ count: counted() }),
    caseStudy: words("all challenge solutions results belongs others next"),
    topics: words("services sector sectors regions law"),
    related: words("heading caseStudies articles sectorsAndRegions otherRegions"),
    services: z.strictObject({
      more: template(),
      leads: template("name"),
      firstResult: template(),
      measure: template(),
      range: template("low", "high"),
      topics: template("service"),
    }),
    sectors: words("all here services work"),
    regions: words("more headOffice partner dayText noSharedHours").extend({
      map: template("places"),
      day: template("home"),
      weight: template("home"),
      sharedHours: template("hours"),
    }),
    contact: z.strictObject({
      usualHours: template(),
      span: template("from", "to"),
      office: words(`
        privacy email telephone address map copy emailAddress telephoneNumber
      `).extend({ copied: template("what") }),
      places: words("localTime allYear standard summer noneInSeason none inWords").extend({
        shared: template("near", "home", "far"),
        key: template("home"),
        day: template("home", "hours"),
        closes: template("home", "time", "there"),
        timeInStandard: template("time"),
        timeInSummer: template("time"),
        note: template("hours"),
      }),
      company: words("legalName cin office grievances"),
    }),
    legal: words("contents versions others").extend({
      lastUpdated: template("date"),
      inForce: template("date", "version"),
      version: template("version", "date", "text"),
    }),
    jobs: words("departments allDepartments none skills apply all see").extend({
      count: counted(),
      posted: template("date"),
      applyFor: template("job"),
    }),
    applicationForm: words(`
      name selectPosition general privacyHeading privacyLink submit submitting failed
    `).extend({
      fields: words("name email phone position message"),
      errors: words("name email phone position"),
      room: words("before whole").extend({ part: template("fitting", "all") }),
      note: template("email"),
    }),
    applicationMail: words("subjectWithoutScript copied notCopied").extend({
      subject: template("position"),
      name: template("name"),
      email: template("email"),
      phone: template("phone"),
      position: template("position"),
    }),
    sending: words(`
      attach letterCopied letterNotCopied open copyText copyAddress download retry edit to subject
      whole
    `).extend({
      success: words("title text"),
      failure: words("title text"),
      opened: words("heading text"),
      notOpened: words("heading text"),
      openIn: template("service"),
    }),
    calculators: words(`
      select submit answer entered steps step sum wrong private copyLink excel print compare
      endComparison caseA caseB difference withoutScript usualCases law limits
    `).extend({
      due: template("day"),
      day: template("weekday", "day"),
      period: template("years", "months", "days"),
      years: counted(),
      months: counted(),
      days: counted(),
      refused: template("day", "missing"),
      refusedBefore: template("day", "first", "missing"),
      lawOf: template("day"),
      fieldOfB: template("field"),
      lawLead: template("day"),
      above: template("amount", "share"),
      since: template("from"),
      span: template("from", "to"),
      rows: words("action title about paste who says copy").extend({
        hint: template("columns"),
        count: template("answered", "rows"),
      }),
      sheet: words("action title about print hint by paid employer employee date code").extend({
        names: words("employer employee number post"),
      }),
      weekdays: words("sun mon tue wed thu fri sat"),
      errors: words("required money decimals groups day choice whole tenths").extend({
        number: template("min", "max"),
        most: template("max"),
        range: template("first", "last"),
      }),
    }),
    workbook: words(`
      working rates limits lead reckoned name fault unknown lawDay dayOfRates ratesOfDay rate
      from to value of holds source
    `).extend({ made: template("day") }),
  })
  .describe("Words of buttons, notices and other small texts.");

/** Each group is a module of its own for the browser: see `labelModules` in vite.shared.ts. */
export type Labels = z.output<typeof schema>;

/** The words of buttons, notices and other small texts. Markup imports them from `virtual:labels`. */
export const labels = (): Labels => readYaml("labels.yaml", schema);
