import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const fontFile = (dist: string): string =>
  readdirSync(join(dist, "assets")).find((file) => /^instrument-sans.*woff2$/.test(file)) ?? "";

/**
 * The lean baseline: the home page's words as somebody would write them by hand, with a few lines of
 * inline CSS and one font. No drawing, no script.
 */
export function leanPage(dist: string): string {
  const home = readFileSync(join(dist, "index.html"), "utf8");
  const body = (/<main[\s\S]*<\/main>/.exec(home)?.[0] ?? "")
    .replace(/<(svg|picture|script)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<img[^>]*>/g, "")
    .replace(/\s(?:class|data-[\w-]+|aria-[\w-]+|id|target|rel)="[^"]*"/g, "")
    .replace(/<!--.*?-->/g, "");
  const font = fontFile(dist);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lean</title><meta name="description" content="The same words, written by hand, as a baseline."><link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin><style>@font-face{font-family:S;src:url(/assets/${font}) format("woff2");font-weight:400 650;font-display:swap}body{font:400 17px/1.6 S,sans-serif;color:#0b2024;margin:0;padding:1.5rem}h1{font-size:3rem;line-height:1}section{max-width:60rem;margin:4rem auto}section:first-child{margin-top:1rem}a{color:inherit}</style></head><body>${body}<a href="/lean?next">Next</a></body></html>`;
}

/** The same baseline: the home page as one file, its page sheet inline, its scripts removed. */
export function samePage(dist: string): string {
  const home = readFileSync(join(dist, "index.html"), "utf8");
  return home
    .replace(
      /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
      (_tag, address: string) => `<style>${readFileSync(join(dist, address), "utf8")}</style>`,
    )
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace('<html lang="en-IN"', '<html lang="en-IN" data-script=""');
}
