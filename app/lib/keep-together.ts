import { MONTHS } from "./days.ts";

const MONTH = `(?:${MONTHS.join("|")})`;

/** Days of a month, sums in words and names of forms. A year may begin a line, where letters are large. */
const TOGETHER = [
  String.raw`\d{1,2} ${MONTH}\b`,
  String.raw`${MONTH} \d{1,2},(?= \d{4})`,
  String.raw`₹[\d.,]+ (?:lakh|crore)\b`,
  String.raw`\bForms? [\dA-Z][\dA-Z-]*\b`,
].join("|");

/** Tags, and what is no text of the page or is compared with what a script makes of it. */
const OTHERS = [
  String.raw`<(script|style|title|textarea)\b[^]*?</\1>`,
  String.raw`<div data-island=(?!"list")[^]*?<template data-unexpected`,
  String.raw`<[^>]*>`,
].join("|");

const PARTS = new RegExp(`${OTHERS}|${TOGETHER}`, "g");

/** A document in which no line ends inside a day, a sum or the name of a form. */
export const keepTogether = (html: string): string =>
  html.replace(PARTS, (part) => (part.startsWith("<") ? part : part.replaceAll(" ", "\u00A0")));
