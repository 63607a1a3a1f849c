/** The page shown beside the forms when a page cannot be rendered; the terminal shows the error. */
import type { Connect } from "vite";

const CALM = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page waits</title>
<script type="module" src="/@vite/client"></script>
<body style="margin: 3rem; font: clamp(1.125rem, 2.4vw, 2rem)/1.5 system-ui, sans-serif">
<h1>This page waits</h1>
<p>It cannot be shown because of a mistake in something that it needs. Nothing is lost: it comes back by itself once
what the lists mark with an error is mended.</p>
`;

/** Answers with that page instead of showing an editor an error of the program. */
export const calmErrors: Connect.NextHandleFunction = ({ headers }, response, next) => {
  if (!headers.accept?.includes("text/html")) return next();
  // Other answers set their own type.
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const end = response.end.bind(response);
  Object.assign(response, {
    end: (...all: Parameters<typeof end>) => (response.statusCode < 500 ? end(...all) : end(CALM)),
  });
  next();
};
