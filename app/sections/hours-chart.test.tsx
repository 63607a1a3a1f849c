import { renderToStaticMarkup } from "react-dom/server";
import { contact } from "virtual:labels";
import { expect, test } from "vitest";
import { fill } from "#app/lib/fill.ts";
import { sharedHours } from "#app/lib/shared-hours.ts";
import { HoursChart } from "./hours-chart.tsx";

const DAY = { from: 9 * 60, to: 18 * 60 };
const { places: words, span } = contact;
const spanOf = (from: string, to: string) => fill(span, { from, to });

/** The chart's text for a place, without markup, and the accessible name of its picture. */
function placeIn(zone: string, ahead: number) {
  const html = renderToStaticMarkup(
    <HoursChart
      heading="Places"
      text="Where we are."
      home="Here"
      homeZone="Asia/Kolkata"
      day={DAY}
      places={[
        {
          names: ["There"],
          region: "/",
          timeZone: zone,
          offset: "",
          hours: sharedHours("Asia/Kolkata", zone, DAY, 2026),
          ahead,
        },
      ]}
    />,
  );
  return {
    text: html.replaceAll(/<[^>]+>/g, ""),
    bars: [...html.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)"/g)].map((bar) =>
      bar.slice(1).map(Number),
    ),
    picture: /aria-label="([^"]*)"/.exec(html)?.[1],
  };
}
const shared = (near: string, far: string) => fill(words.shared, { near, home: "Here", far });
const day = (hours: string) => fill(words.day, { home: "Here", hours });

test("shared hours are said for each season; the one in force is drawn on the head office's clock (B4, B28)", () => {
  const { text, picture, bars } = placeIn("Europe/London", -330);
  const winter = shared(spanOf("14:30", "18:00"), spanOf("09:00", "12:30"));
  const summer = shared(spanOf("13:30", "18:00"), spanOf("09:00", "13:30"));
  expect(text).toContain(`${words.standard}: ${winter}`);
  expect(text).toContain(`${words.summer}: ${summer}`);
  expect(picture).toBe(day(spanOf("14:30", "23:30")));
  expect(bars).toEqual([
    [870, 28, 540],
    [870, 23, 210],
  ]);
});

test("a place whose clock never changes is said once (B28)", () => {
  const { text } = placeIn("Asia/Singapore", 150);
  const all = shared(spanOf("09:00", "15:30"), spanOf("11:30", "18:00"));
  expect(text).toContain(`${words.allYear}: ${all}`);
});

test("a place that shares no hour says how late it is there when somebody at the head office stays (B4)", () => {
  const { text, bars } = placeIn("America/New_York", -630);
  for (const said of [
    words.none,
    fill(words.timeInStandard, { time: "10:00" }),
    fill(words.timeInSummer, { time: "11:00" }),
  ])
    expect(text).toContain(said);
  // Until midnight, and from the beginning of the day.
  expect(bars).toEqual([
    [1170, 28, 270],
    [0, 28, 270],
  ]);
});
