import { MONTHS } from "./days.ts";

const MONTH = `(?:${MONTHS.join("|")})`;

/** Days with their month, sums with their unit, names of forms, short sections. The year may wrap, for large text. */
const TOGETHER = [
  String.raw`\d{1,2} ${MONTH}\b`,
  String.raw`${MONTH} \d{1,2},(?= \d{4})`,
  String.raw`₹[\d.,]+(?: to [\d.,]+)? (?:lakh|crore)\b`,
  String.raw`\bForms? [\dA-Z][\dA-Z-]*\b`,
  String.raw`\b[Ss]ection \d{1,2}(?=[A-Z(])`,
].join("|");

/** Tags and content to leave unchanged: no text of the page, or text that a script compares. */
const OTHERS = [
  String.raw`<(script|style|title|textarea)\b[^]*?</\1>`,
  String.raw`<div data-island=(?!"list")[^]*?<template data-unexpected`,
  String.raw`<[^>]*>`,
].join("|");

const PARTS = new RegExp(`${OTHERS}|${TOGETHER}`, "g");

/** Puts non-breaking spaces into a document's dates, sums and names of forms and sections. */
export const keepTogether = (html: string): string =>
  html.replace(PARTS, (part) => (part.startsWith("<") ? part : part.replaceAll(" ", "\u00A0")));
