import { renderToStaticMarkup } from "react-dom/server";
import { contact } from "virtual:labels";
import { expect, test } from "vitest";
import { fill } from "#app/lib/fill.ts";
import { sharedHours } from "#app/lib/shared-hours.ts";
import { ContactPlaces } from "./contact-places.tsx";

const DAY = { from: 9 * 60, to: 18 * 60 };
const { places: words, span } = contact;
const spanOf = (from: string, to: string) => fill(span, { from, to });

/** What the page says of a place in a time zone: without markup, and with what pictures are called. */
function placeIn(zone: string) {
  const html = renderToStaticMarkup(
    <ContactPlaces
      heading="Places"
      text="Where we are"
      home="Here"
      day={DAY}
      places={[
        {
          names: ["There"],
          kind: "Partner",
          region: { href: "/", title: "Region" },
          timeZone: zone,
          offset: "",
          hours: sharedHours("Asia/Kolkata", zone, DAY, 2026),
        },
      ]}
    />,
  );
  return {
    text: html.replaceAll(/<[^>]+>/g, ""),
    pictures: [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label),
  };
}
const shared = (near: string, far: string) => fill(words.shared, { near, home: "Here", far });
const day = (hours: string) => fill(words.day, { home: "Here", hours });

test("a place's shared hours are said for each season and drawn on the head office's clock (B4, B28)", () => {
  const { text, pictures } = placeIn("Europe/London");
  const winter = shared(spanOf("14:30", "18:00"), spanOf("09:00", "12:30"));
  const summer = shared(spanOf("13:30", "18:00"), spanOf("09:00", "13:30"));
  expect(text).toContain(`${words.standard}: ${winter}`);
  expect(text).toContain(`${words.summer}: ${summer}`);
  expect(pictures).toEqual([
    `${words.standard}: ${day(spanOf("14:30", "23:30"))}`,
    `${words.summer}: ${day(spanOf("13:30", "22:30"))}`,
  ]);
});

test("a place whose clock never changes is drawn once (B28)", () => {
  const { text, pictures } = placeIn("Asia/Singapore");
  const all = shared(spanOf("09:00", "15:30"), spanOf("11:30", "18:00"));
  expect(text).toContain(`${words.allYear}: ${all}`);
  expect(pictures).toEqual([day(spanOf("06:30", "15:30"))]);
});

test("a place that shares no hour says what time it is there when the head office closes (B4)", () => {
  const { text } = placeIn("America/New_York");
  for (const said of [
    words.none,
    fill(words.timeInStandard, { time: "07:30" }),
    fill(words.timeInSummer, { time: "08:30" }),
  ])
    expect(text).toContain(said);
});
