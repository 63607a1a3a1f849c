import { ARTICLE } from "#app/collections/test-content.test-helper.ts";
import { findsEach, inArticle } from "../planted-defects.test-helper.ts";

findsEach([
  {
    defect: "a control character in a text",
    plant: inArticle("Two\u000Bwords"),
    file: ARTICLE,
    says: "(U+000B)",
  },
  {
    defect: "a control character in a field",
    plant: (content) => content.edit(ARTICLE, /^title: .*/m, 'title: "Two\\u0007 words on pay"'),
    file: ARTICLE,
    location: "title",
    says: "(U+0007)",
  },
  {
    defect: "a file in another encoding",
    plant: inArticle("Na\uFFFDve"),
    file: ARTICLE,
    says: "not saved as UTF-8",
  },
  {
    defect: "a sign that ends a feed's text",
    plant: inArticle("a[b[0]]>c"),
    file: ARTICLE,
    says: "]]> would end",
  },
]);
