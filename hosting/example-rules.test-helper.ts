import { siteRules, type RulesInput, type SiteRules } from "./rules.ts";

/** The rules of a small site with an example of everything. @param changes replace some of it */
export const exampleRules = (changes: Partial<RulesInput> = {}): SiteRules =>
  siteRules({
    url: "https://example.org/",
    pages: ["/", "/search", "/404", "/blog/0", "/blog/404", "/services/a"],
    errorPages: ["/404", "/blog/404"],
    files: (
      "feed.xml article-index.json search-index.json feed/legal.xml robots.txt favicon.ico " +
      ".well-known/security.txt team/a.jpg team/old/b.jpg services/terms.pdf assets/a.css " +
      "pictures/b.png downloads/a.pdf downloads/b/c.xlsx"
    ).split(" "),
    moved: [],
    preview: false,
    ...changes,
  });
