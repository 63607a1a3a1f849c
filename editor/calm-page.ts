/** What stands beside the forms in the place of a page that cannot be made: the terminal has the words of the program. */
import type { IncomingMessage, ServerResponse } from "node:http";

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

/** Answers with that page wherever a person's browser would be sent an error of the program. */
export function calmErrors(
  { headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = ((...given: unknown[]) => {
    if (response.statusCode < 500 || !headers.accept?.includes("text/html")) return end(...given);
    if (!response.headersSent) response.setHeader("Content-Type", "text/html; charset=utf-8");
    return end(CALM);
  }) as typeof response.end;
  next();
}
