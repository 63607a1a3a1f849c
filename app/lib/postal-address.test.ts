import { expect, test } from "vitest";
import { addressLines, hasPostcodes } from "./postal-address.ts";

test("an address has the lines that its country's addresses have", () => {
  const india = { street: "1 Road", city: "Bangalore", postcode: "560001", region: "Karnataka" };
  expect(addressLines({ ...india, country: "India" })).toEqual([
    "1 Road",
    "Bangalore 560001",
    "Karnataka, India",
  ]);
  const bare = { street: "12 Queens Road", city: "Hong Kong", country: "Hong Kong" };
  expect(addressLines(bare)).toEqual(["12 Queens Road", "Hong Kong"]);
});

test("Hong Kong and Dubai have no postcodes, India and Singapore have", () => {
  expect(["HK", "AE", "CW", "IN", "SG"].filter(hasPostcodes)).toEqual(["IN", "SG"]);
});
