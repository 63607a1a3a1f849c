import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge, JobTypeBadge } from "./badge.tsx";

test.each([
  ["Full-time", "Full-time"],
  ["Internship", "Internship"],
  ["Contract", "Contract"],
  ["Apprenticeship", "other"],
])("the job type %s is written, in the colour of %s (R83, A19)", (type, colour) => {
  const html = renderToStaticMarkup(<JobTypeBadge type={type} />);
  expect(html).toContain(`data-job-type="${colour}"`);
  expect(html).toContain(`>${type}</span>`);
});

test.each(["default", "secondary", "destructive", "outline"] as const)(
  "there is a badge of the variant %s (R77)",
  (variant) => {
    expect(renderToStaticMarkup(<Badge variant={variant}>Retail</Badge>)).toContain(
      `data-variant="${variant}"`,
    );
  },
);
