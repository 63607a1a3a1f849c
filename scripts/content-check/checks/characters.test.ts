import { ARTICLE } from "#app/collections/test-content.test-helper.ts";
import { articleDefects, findsEach } from "../planted-defects.test-helper.ts";

findsEach([
  ...articleDefects(
    ["a control character in a text", "Two\u000Bwords", "(U+000B)"],
    ["a file in another encoding", "Na\uFFFDve", "not saved as UTF-8"],
    ["a sign that nobody sees", "Pay\u200B slips", "a blank without width"],
    ["a hyphen that nobody sees", "re\u00ADtention", "at the end of a line alone"],
    ["a sign that ends a feed's text", "a[b[0]]>c", "]]> would end"],
  ),
  {
    defect: "a letter that share images lack",
    plant: (content) => content.edit(ARTICLE, /^title: .*/m, "title: Pay 賃金 and more of it"),
    file: ARTICLE,
    location: "title",
    severity: "warning",
    says: 'cannot show "賃"',
  },
  {
    defect: "a control character in a field",
    plant: (content) => content.edit(ARTICLE, /^title: .*/m, 'title: "Two\\u0007 words on pay"'),
    file: ARTICLE,
    location: "title",
    says: "(U+0007)",
  },
]);
