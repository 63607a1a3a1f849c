import { expect, test } from "vitest";
import {
  clockDistances,
  clockOf,
  minutesOf,
  sharedHours,
  type SharedHours,
} from "./shared-hours.ts";

const INDIA = "Asia/Kolkata";
const HOURS = { from: minutesOf("09:30"), to: minutesOf("18:00") };

const inWords = ({ season, ahead, shared }: SharedHours) => [
  season,
  ahead,
  shared && `${clockOf(shared.near.from)} to ${clockOf(shared.near.to)}`,
  shared && `${clockOf(shared.far.from)} to ${clockOf(shared.far.to)}`,
];
const hoursWith = (zone: string) => sharedHours(INDIA, zone, HOURS, 2026).map(inWords);

test("London shares less in winter than in summer", () => {
  expect(hoursWith("Europe/London")).toEqual([
    ["standard", -330, "15:00 to 18:00", "09:30 to 12:30"],
    ["summer", -270, "14:00 to 18:00", "09:30 to 13:30"],
  ]);
});

test("Singapore keeps its distance all year", () => {
  expect(hoursWith("Asia/Singapore")).toEqual([
    ["all-year", 150, "09:30 to 15:30", "12:00 to 18:00"],
  ]);
});

test("American offices are never open at the same time", () => {
  for (const zone of ["America/New_York", "America/Chicago", "America/Los_Angeles"]) {
    const hours = sharedHours(INDIA, zone, HOURS, 2026);
    expect(hours.map(({ season, shared }) => [season, shared])).toEqual([
      ["standard", undefined],
      ["summer", undefined],
    ]);
  }
});

test("south of the equator the clocks are forward in January", () => {
  expect(sharedHours(INDIA, "Australia/Sydney", HOURS, 2026).map(({ ahead }) => ahead)).toEqual([
    270, 330,
  ]);
});

test("two places that change their clocks keep one distance, but for the weeks between", () => {
  expect(clockDistances("Europe/London", "America/New_York", 2026)).toEqual([-300]);
});

test("the same place shares the whole day", () => {
  expect(hoursWith(INDIA)).toEqual([["all-year", 0, "09:30 to 18:00", "09:30 to 18:00"]]);
});

test("offices that only meet at the door share nothing", () => {
  const short = { from: minutesOf("09:00"), to: minutesOf("11:30") };
  expect(sharedHours(INDIA, "Asia/Singapore", short, 2026)[0]?.shared).toBeUndefined();
});

test("times of day are written with two digits and stay within a day", () => {
  expect([570, 0, -30, 1470].map(clockOf)).toEqual(["09:30", "00:00", "23:30", "00:30"]);
});
