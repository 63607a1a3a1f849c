import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The same words in a hand-written page: a few lines of inline CSS and one font; no picture, no script. The difference
 * to the site's page is the cost of its design.
 * @param page of the built site, such as "index.html"
 */
export function baseline(dist: string, page: string): string {
  const html = readFileSync(join(dist, page), "utf8");
  const body = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<(svg|picture|script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<(?:img|link)\b[^>]*>/g, "")
    .replace(/\s(?:class|style|data-[\w-]+|aria-[\w-]+|id|target|rel)="[^"]*"/g, "")
    .replace(/<!--.*?-->/g, "");
  const font = readdirSync(join(dist, "assets")).find((file) => /sans.*\.woff2$/.test(file));
  if (!body || !font) throw new Error(`${dist} has no ${page} with text, or no sans serif font.`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Baseline</title><meta name="description" content="The same words, written by hand."><link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin><style>@font-face{font-family:S;src:url(/assets/${font}) format("woff2");font-weight:400 650;font-display:swap}body{font:400 17px/1.6 S,sans-serif;color:#0b2024;margin:0;padding:1.5rem}h1{font-size:3rem;line-height:1}section{max-width:60rem;margin:4rem auto}section:first-child{margin-top:1rem}a{color:inherit}</style></head><body>${body}</body></html>`;
}

/**
 * A baseline with a button before its words, which hides every second section: about the fastest effect that a tap can
 * have.
 */
export const baselineWithButton = (html: string): string =>
  html.replace(
    "<body>",
    `<body><button aria-pressed="false">Fewer</button><script>document.querySelector("button").onclick=({target})=>{target.ariaPressed="true";for(const odd of document.querySelectorAll("section:nth-child(odd)"))odd.hidden=true}</script>`,
  );
