import { readRupees } from "./rupees.ts";

const period = (letter: string, words: string) =>
  new RegExp(`\\s*((/|per|a)\\s*(${words})|p\\.?\\s?${letter})\\.?$`, "i");

/** The words after an amount that name its period: `p.m.`, `LPA`, `/day`. */
const PERIODS = {
  day: period("d", "day"),
  month: period("m", "month"),
  year: period("a", "annum|year"),
};
export type PayPeriod = keyof typeof PERIODS;

/** Reads an amount as `readRupees` does, with its period; returns `period` if that differs from `per`. */
export function readPay(text: string, per?: PayPeriod): ReturnType<typeof readRupees> | "period" {
  if (/\d$/.test(text)) return readRupees(text);
  const said = Object.entries(PERIODS).find(([, words]) => words.test(text.trim()));
  if (!said) return readRupees(text);
  const read = readRupees(text.trim().replace(said[1], ""));
  return typeof read === "object" && said[0] !== per ? "period" : read;
}
