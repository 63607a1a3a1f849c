/** Contradictions in entries, and references to what does not exist. */
import { allPosts, postById, postNumber } from "#app/collections/blog.server.ts";
import { isOpen } from "#app/collections/jobs.server.ts";
import { blogsPage } from "#app/collections/pages.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { formatArticleDay } from "#app/lib/days.ts";
import { missingLetter } from "#app/pictures/share-fonts.ts";
import { currentAddresses, publishedAddresses } from "../../published-addresses.ts";
import { readEntriesIn, isArticle, type Source } from "../content.ts";
import { finding, fieldPlace, type Finding } from "../findings.ts";

/** Closed jobs (B3). */
const jobs = (sources: Source[]): Finding[] =>
  readEntriesIn(sources, "jobs")
    .filter(({ entry }) => !isOpen(entry, today()))
    .map(({ source, entry }) =>
      finding(
        { ...fieldPlace(source, "closingDate"), mendIn: "redirects.yaml" },
        "warning",
        `The job closed on ${entry.closingDate}: its page says so, and no list shows it.`,
        `Write a later day to open it again; or remove it, and have content/redirects.yaml lead from ${entry.path} to /work-with-us.`,
      ),
    );

const articles = (sources: Source[]): Finding[] =>
  readEntriesIn(sources, "blog")
    .filter(({ entry }) => !entry.body)
    .map(({ source }) =>
      finding(
        fieldPlace(source, "content"),
        "warning",
        "The article has no text of its own, only its category's general section.",
        "Write one of its own.",
      ),
    );

function numbersUsedAgain(sources: Source[]): Finding[] {
  const redirected = new Set(ifReadable(redirects)?.map(({ from }) => from));
  return sources.flatMap(({ file, path }): Finding[] => {
    const id = isArticle(path) ? ifReadable(() => postNumber(path)) : undefined;
    if (id === undefined || !redirected.has(`/blog/${id}`)) return [];
    return [
      finding(
        { file },
        "error",
        `The number ${id} belonged to an article that was taken away: content/redirects.yaml leads /blog/${id} elsewhere.`,
        "Take the next free number; old links would now show the wrong article.",
      ),
    ];
  });
}

/** The featured article, and its two labels that may differ (A5). */
function featuredArticle(sources: Source[]): Finding[] {
  const source = sources.find(({ path }) => path === "pages/blogs.yaml");
  const featured = ifReadable(blogsPage)?.featured;
  // A site without articles features none.
  if (!source || !featured || !ifReadable(allPosts)?.length) return [];
  const post = postById(featured.postId);
  if (!post)
    return [
      finding(
        fieldPlace(source, "featured", "postId"),
        "error",
        `There is no published article with the number ${featured.postId}.`,
        "Write the number of another one: its address ends with it, like /blog/14.",
      ),
    ];
  const own = { dateLabel: formatArticleDay(post.date), readTimeLabel: post.readTime };
  return (["dateLabel", "readTimeLabel"] as const)
    .filter((field) => featured[field] !== undefined && featured[field] !== own[field])
    .map((field) =>
      finding(
        fieldPlace(source, "featured", field),
        "warning",
        `The label differs from the post: the blog page says "${featured[field]}", the article "${own[field]}".`,
        "Without it, the page shows the article's own.",
      ),
    );
}

function lostAddresses(): Finding[] {
  const current = ifReadable(currentAddresses);
  const list = ifReadable(redirects);
  if (!current || !list) return [];
  const alive = new Set([...current, ...list.map(({ from }) => from)]);
  return publishedAddresses()
    .filter((address) => !alive.has(address))
    .map((address) =>
      finding(
        { file: "content/redirects.yaml" },
        "error",
        `${address} was published once, and nothing answers there now.`,
        `Bring the page back, or add a redirect from ${address} to one that answers instead.`,
      ),
    );
}

/** Files without a page, or without one that has a share image. */
const NO_PAGE = /^sectors\/|^law\/[^/]+$|^(?:team|clients|claims|navigation)\.yaml$/;

/** Titles with a letter that no font of share images has: it would be an empty box. */
const illegibleTitles = (sources: Source[]): Finding[] =>
  sources.flatMap((source): Finding[] => {
    const title = source.fields.values.find(({ field }) => field === "title")?.value;
    const letter =
      typeof title === "string" && !NO_PAGE.test(source.path) ? missingLetter(title) : undefined;
    const message = `The picture that goes with links to this page cannot show "${letter}".`;
    return letter
      ? [finding(fieldPlace(source, "title"), "warning", message, "Write it with other letters.")]
      : [];
  });

/** The footer is dark: without a dark variant it shows the logo for light backgrounds (B23). */
function logoOnDark(sources: Source[]): Finding[] {
  const source = sources.find(({ path }) => path === "site.yaml");
  const isSaid = (name: string) => source?.fields.values.some(({ field }) => field === name);
  if (!source || !isSaid("logo.file") || isSaid("logo.dark")) return [];
  const message = "The footer is dark, and a logo for light grounds may not be seen on it.";
  return [finding(fieldPlace(source, "logo"), "warning", message, "Add a light one as `dark`.")];
}

/** What is wrong within and between entries. What the strict reader has refused is left out: it has told of that. */
export const entryFindings = (sources: Source[]): Finding[] => [
  ...illegibleTitles(sources),
  ...numbersUsedAgain(sources),
  ...lostAddresses(),
  ...jobs(sources),
  ...articles(sources),
  ...featuredArticle(sources),
  ...logoOnDark(sources),
];
