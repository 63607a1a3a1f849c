import { z } from "zod";
import { SEARCH_KINDS, SEARCH_PARTS } from "../constants.ts";
import type { Counted } from "#app/lib/fill.ts";
import { template, words } from "./reader/fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";

/** Schema of a text with a `{count}`, which may be left out for one. */
const counted = <Name extends string = never>(...names: Name[]): z.ZodType<Counted<Name>> =>
  z.strictObject({
    one: z
      .union([template<Name | "count">("count", ...names), template<Name | "count">(...names)])
      .describe("For a single one; {count} may be left out."),
    other: template<Name | "count">("count", ...names),
  });

/** The same schema for each of several names. */
const each = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

const schema = words("sharePicture{title,firm} sharePhotograph{title,firm,shows}")
  .extend({
    consultation: words("get schedule"),
    sectionLine: words(`
      name atA atCrest atB gentler oneWay steeper end{end} place{height,across,down}
    `),
    trail: words("label home"),
    links: words("about{subject} newTab returnHome"),
    frame: words(`
      skip mainMenu mobileMenu menuButton contact now due preview samples brand{name}
      company{legalName,cin,office,name,email} copyright{year,name} credit{builder}
    `),
    unexpectedError: words("heading reload"),
    waiting: words("draft scheduled"),
    specimen: words("caption mark"),
    searchForm: words("name label button"),
    siteSearch: words(`
      results failed retry more order best newest withoutScript help ask nothing{query} all{count}
      lacks{words}
    `).extend({ found: counted("query"), some: counted("query") }),
    searchKinds: each(SEARCH_KINDS, words("one all")),
    searchParts: each(SEARCH_PARTS, template()),
    articles: words(`
      all reviewed{date} readTime{count} topicTitle{topic} topicDescription{topic}
      archiveTitle{year} archiveDescription{year} archiveHeading
    `),
    lists: words("searching title{said,title} quoted{text} page{page}"),
    featuredArticle: words("mark"),
    articleBrowser: words(`
      topics allTopics search heading none noneAtAll showAll older countOnPage{entries,page,pages}
      newest{articles,all}
    `).extend({ count: counted() }),
    pagination: words("label previous next gap page{page} count{page,pages}"),
    texts: words("notes figures backToNote{note} table{heads} bars{title} lines{title}").extend({
      callouts: words("note tip important warning caution"),
    }),
    article: words(`
      share contents writtenBy reviewedBy readNext topics neighbours previous next updated{date}
    `).extend({ updates: counted("date") }),
    law: words(`
      changes source reviewed{date} reviewedIn{jurisdiction,date} changed{mark,changes}
    `),
    team: words("leads cases writes"),
    lawTools: words(`
      everyMonth someMonths timelineKey centre saved reach written checked checkDue readings people
      anyPeople peopleAxis period ruleMore duties open names works articles subjects allSubjects
      allPlaces none showAll place date weekday duty who form when note rests checklist standing
      addDuty subscribe file change isNow isNew history changesCalendar applies apply notNumber
      office factory otherStates nextDue{day,duties} peopleBelow{to} peopleBetween{from,to}
      peopleFrom{from} asAt{date} withoutDate{date} moreRows{count} since{date} beganTogether{all,count,date}
      inForce{date} inForceAcross{country,date} appliesFrom{date} draft{date} signed{date} ended{date} unsettled{date}
      guidance{date} keyLine{all,count} readOn{date} enteredOn{date} onSunday{day} checkedOn{date} signedBy{date,name}
      openSince{date} stateOnly{state} forMonth{month} calendarName{firm,place,subject}
      nameSince{date} wasCalled{old,now} alsoCalled{names} rulesFor{count}
    `).extend({
      inDays: words("zero one other{count}"),
      newer: words("zero{date} one{date} other{count,date}"),
      grades: words("act check know"),
      gradesMean: words("act check know"),
      weekdays: z.array(template()).length(7),
      datesAhead: counted(),
      bases: words("secondary official signed"),
      keyMarks: words("secondary official signed"),
      count: counted(),
      dates: counted(),
      namesCount: counted(),
      peopleWords: z.array(template()).min(1),
      moreFrom: counted("from"),
    }),
    feeds: words("law{firm} all{firm} topic{firm,topic} notice"),
    share: words("button").extend({ copied: words("title text") }),
    copying: words("copied notice selected byHand"),
    notice: words("close"),
    form: words("optional").extend({ fieldsToCorrect: counted() }),
    caseStudies: words(
      "industries allIndustries heading none noneAtAll challenges results more",
    ).extend({ count: counted() }),
    caseStudy: words("all challenge solutions results belongs others"),
    topics: words("services sector sectors regions law"),
    related: words("heading caseStudies articles sectorsAndRegions"),
    services: words("more leads{name} firstResult range{low,high} topics{service}"),
    sectors: words("all here services work"),
    regions: words(`
      more headOffice partner dayText noSharedHours map{places} day{home} weight{home}
      sharedHours{hours}
    `),
    contact: words("usualHours span{from,to}").extend({
      office: words(`
        privacy email telephone address map copy emailAddress telephoneNumber copied{what}
      `),
      places: words(`
        localTime open close now allYear standard summer noneInSeason none inWords shared{near,home,far}
        key{home} day{home,hours} late until{home,time,there} timeInStandard{time} timeInSummer{time}
        note{hours}
      `),
      company: words("legalName cin office grievances"),
    }),
    legal: words(`
      contents versions others lastUpdated{date} inForce{date,version} version{version,date,text}
    `),
    jobs: words(`
      departments allDepartments none skills apply all posted{date} applyFor{job}
    `).extend({ count: counted() }),
    applicationForm: words(`
      name selectPosition general privacyHeading privacyLink submit submitting failed note{email}
    `).extend({
      fields: words("name email phone position message"),
      errors: words("name email phone position"),
      room: words("before whole part{fitting,all}"),
    }),
    applicationMail: words(`
      subjectWithoutScript copied notCopied subject{position} name{name} email{email} phone{phone}
      position{position}
    `),
    sending: words(`
      attach letterCopied letterNotCopied open copyText copyAddress download retry edit to subject
      whole below openIn{service}
    `).extend({
      success: words("title text"),
      failure: words("title text"),
      opened: words("heading text"),
      notOpened: words("heading text"),
    }),
    calculators: words(`
      select submit answer entered steps step sum wrong{fields} notLoaded private copyLink excel print compare
      endComparison caseA caseB difference withoutScript usualCases law limits due{day}
      day{weekday,day} period{years,months,days} periodShort{years,months,days} refused{day,missing}
      refusedBefore{day,first,missing} lawOf{day} fieldOfB{field} lawLead{day} above{amount,share}
      since{from} span{from,to}
    `).extend({
      years: counted(),
      months: counted(),
      days: counted(),
      warnings: words("belowHalf{sum} byLaw{sum,figure} belowMinimum{sum}"),
      rows: words(`
        title about paste who says copy hint{columns} count{answered,rows} unread{columns}
        waits which{heading} noField fromForm{values} above{name,said} total{count}
      `).extend({
        people: z.array(z.string()).describe("What headings call the column of names."),
      }),
      sheet: words(`
        title about print hint due paid employer employee date code
        inWords{rupees} made{day,lawDay,firm}
      `).extend({ names: words("employer employee number post") }),
      errors: words(`
        required money decimals groups period day choice{options} whole tenths number{min,max} most{max}
        range{first,last}
      `),
    }),
    workbook: words(`
      working rates limits lead reckoned name fault unknown lawDay dayOfRates ratesOfDay rate from
      to value of holds source first last netMonth made{day}
    `),
  })
  .describe("Words of buttons, notices and other small texts.");

/** The browser loads each group as its own module: see `labelModules` in vite.shared.ts. */
export type Labels = z.output<typeof schema>;

/** The words of buttons, notices and other small texts. Markup imports them from `virtual:labels`. */
export const labels = singleFile(
  "labels.yaml",
  schema,
  "Words of buttons and notices",
  "buttons and notices",
);
