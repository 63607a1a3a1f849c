/**
 * Every `data-` attribute of the site: components set them, style sheets and scripts read them. TypeScript checks
 * what components give, and data-attributes.test.ts that a name used anywhere in app/ stands here.
 */

/** Set or absent: `false` would be written as the word, and a selector would take it as set. */
type Flag = true | "" | undefined;

/** A component and its own style sheet. */
interface Variants {
  "data-across"?: Flag;
  "data-back"?: Flag;
  "data-columns"?: Flag;
  "data-empty"?: Flag;
  /** What a change of law asks for. */
  "data-grade"?: string;
  "data-look"?: string;
  "data-monthly"?: Flag;
  /** A fold that stands open there. */
  "data-open"?: "without script" | undefined;
  "data-pen"?: string;
  "data-steps"?: number;
  /** Of a day: whether it is past, or today. */
  "data-time"?: "past" | "today";
  "data-above"?: Flag;
  /** Of a column of a table in an article. */
  "data-align"?: "center" | "right";
  "data-apart"?: Flag;
  "data-asked"?: Flag;
  "data-background"?: import("./components/band.tsx").Background;
  /** What a statement of law rests on. */
  "data-basis"?: import("./law/basis.ts").Basis;
  "data-beside"?: Flag;
  /** On a list: print its entries shortened. On a fact: keep it when shortened. */
  "data-brief"?: Flag;
  "data-compact"?: Flag;
  "data-count"?: number | "many";
  "data-current"?: Flag;
  "data-job-type"?: string;
  "data-flat"?: Flag;
  "data-kind"?: string;
  "data-large"?: Flag;
  "data-layout"?: string;
  "data-lead"?: Flag;
  "data-long"?: Flag;
  "data-narrow-below"?: number;
  "data-narrowed"?: Flag;
  "data-plain"?: Flag;
  "data-ruled"?: Flag;
  /** Left out on paper (base.css). */
  "data-screen-only"?: Flag;
  /** Left out where there is no script, or where it did not come (base.css). */
  "data-needs-script"?: Flag;
  /** A list that the address may narrow, other than a `BrowsedList`: hidden until its script has done so (base.css). */
  "data-filtered-list"?: Flag;
  "data-sheet"?: Flag;
  "data-size"?: string;
  "data-space"?: string;
  /** On the answer of a calculator: nothing can be worked out from what stands in the form. */
  "data-stale"?: Flag;
  "data-total"?: Flag;
  "data-variant"?: string;
  "data-wide"?: Flag;
  "data-without-script"?: Flag;
  "data-wrong"?: Flag;
}

/** What a script of app/browser/ or app/components/ looks for, with what it needs to know. */
interface ForScripts {
  /** Year-month-day: a script marks whether it is past or today. */
  "data-day"?: string;
  /** The day to which days are counted, and the words for none, one and more of them. */
  "data-days-to"?: string;
  /** On the link whose address keeps the day; on what was recorded on a day; where it is said how much is newer. */
  "data-keep"?: Flag;
  "data-recorded"?: string;
  "data-newer"?: Flag;
  "data-zero"?: string;
  "data-one"?: string;
  "data-other"?: string;
  /** On a link of a list: it takes the query of the address along. */
  "data-keeps-query"?: Flag;
  /** On a row: the choices that show it, as a query. */
  "data-when"?: string;
  "data-apply"?: Flag;
  /** On a list of dated entries: only the first whose day (`data-until`) has not passed shows. */
  "data-next"?: Flag;
  "data-until"?: string;
  /** On the document: the IANA time zone in which the firm's days begin and end. */
  "data-time-zone"?: string;
  /** IANA time zone whose time of day the element shows. */
  "data-clock"?: string;
  /** IANA time zone at whose time of day a mark stands on an axis of a day. */
  "data-now"?: string;
  /** The picture that the card of this page grows into. */
  "data-cover"?: Flag;
  /** The same, where it is a drawing on a card. */
  "data-figure"?: Flag;
  "data-closed-notice"?: Flag;
  /** The map on a region's card, which grows into that of its page. */
  "data-map"?: Flag;
  /** ISO day. */
  "data-closing-date"?: string;
  /** The text that a button copies, and what is said when it has. */
  "data-copy"?: string;
  "data-copied"?: string;
  /** The box whose size is 100 % for the ends of the line across the home page's hill. */
  "data-frame"?: Flag;
  "data-log-path"?: Flag;
  /** The page's own address, in print. */
  "data-own-address"?: string;
  /** On Apply Now: the job that the form is filled in with. */
  "data-position"?: string;
  "data-share"?: Flag;
  "data-title"?: string;
  "data-url"?: string;
  "data-toasts"?: Flag;
  "data-today"?: Flag;
  "data-year"?: Flag;
  "data-value"?: string;
}

/** Sections that come alive: app/browser/inline.ts loads the module, hydrate-island.tsx reads the properties. */
interface Islands {
  /** A list that stands whole in its document, and what it can do (components/browsed-list.tsx says what is in it). */
  "data-list"?: string;
  "data-choice"?: string;
  "data-count-shown"?: Flag;
  "data-featured"?: Flag;
  /** On a row after the first page. */
  "data-later"?: Flag;
  "data-nothing"?: Flag;
  "data-page"?: number;
  "data-pages"?: Flag;
  "data-place-in-list"?: Flag;
  "data-results"?: Flag;
  /** On a row: its value of each choice, as a query. */
  "data-row"?: string;
  "data-rows"?: Flag;
  "data-show-all"?: Flag;
  /** On a row: what a search looks at. */
  "data-words"?: string;
  "data-island"?: string;
  "data-module"?: string;
  "data-props"?: string;
  /** What is said above a section that failed. */
  "data-unexpected"?: Flag;
  /** The section answers: what only its script can do is shown as usable. */
  "data-awake"?: Flag;
  /** What stays in place while results change (decision 030). */
  "data-controls"?: Flag;
  "data-label"?: string;
  /** Why only a preview has the page: it is a draft, or waits for its day. */
  "data-waiting"?: string;
}

declare namespace React {
  interface HTMLAttributes<T> extends Variants, ForScripts, Islands {}
  interface SVGAttributes<T> extends Variants {}
}

/** What scripts set: on the page itself, unless said otherwise. */
interface DOMStringMap {
  script?: "";
  filtered?: "";
  loaded?: "";
  scrolled?: "";
  failed?: "";
  enhanced?: "";
  directory?: string;
  /** On the list that a section's filter hides rows of, once it does. */
  awake?: "";
  /** On a control pressed before its section answers. */
  pressed?: "";
}
