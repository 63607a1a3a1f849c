import { expect, test } from "vitest";
import { readTelephone, telephoneProblem } from "./telephone.server.ts";

test.each([
  ["+44 (0)20 7946 0018", "tel:+442079460018", "+442079460018"],
  ["0044 20 7946 0018", "tel:+442079460018", "+442079460018"],
  ["+91 80 4112 7700 ext. 12", "tel:+918041127700;ext=12", "+918041127700"],
  ["+91 80-4112-7700 x12", "tel:+918041127700;ext=12", "+918041127700"],
  ["(080) 4112 7700", "tel:+918041127700", "+918041127700"],
  ["(+91) 80\u20094112\u20097700 (Ext: 12)", "tel:+918041127700;ext=12", "+918041127700"],
  ["+९१ ८० ४११२ ७७००", "tel:+918041127700", "+918041127700"],
  ["+49 30 901820-0", "tel:+49309018200", "+49309018200"],
  ["+49 (0)30/901820", "tel:+4930901820", "+4930901820"],
  ["+91 80 4112 7700 ext. १२", "tel:+918041127700;ext=12", "+918041127700"],
  ["+852 2123 4567", "tel:+85221234567", "+85221234567"],
  // A placeholder.
  ["+91 00000 00000", "tel:+910000000000", "+910000000000"],
])("%s is dialled as %s", (text, href, number) => {
  expect(telephoneProblem(text, "IN")).toBeUndefined();
  expect(readTelephone(text, "IN")).toEqual({ href, number });
});

test.each([
  ["+91 80 4112 7700 / 01", "one telephone number"],
  ["+91 98450 12345, +91 98450 12346", "one telephone number"],
  ["+91 80 4112 7700 or +91 80 4112 7701", "one telephone number"],
  ["+91 80 4112 7700 - 705", "one telephone number"],
  ["+91 80 4112 7700 (12)", "one telephone number"],
  ["4112 7700", "its area code"],
  ["1-800-FLOWERS", "in digits"],
  ["+91 80 4112", "too few"],
  ["+91 80 4112 7700 12345", "too many"],
])("%s is refused: %s", (text, reason) => {
  expect(telephoneProblem(text, "IN")).toContain(reason);
});
