import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobTypeBadge } from "./badge.tsx";

test.each([
  ["Full-time", "Full-time"],
  ["Internship", "Internship"],
  ["Contract", "Contract"],
  ["Apprenticeship", "other"],
])("the job type %s has the colour of %s (R83, A19)", (type, colour) => {
  const html = renderToStaticMarkup(<JobTypeBadge type={type} />);
  expect(html).toContain(`data-job-type="${colour}"`);
});
