import { expect, test } from "vitest";
import { isPublicAddress, RESERVED_NAME } from "./reserved-name.ts";

test.each([
  [true, "https://firm.in/ https://example.com.firm.in/ https://counterexample.com/"],
  [false, "https://www.example.com/ https://example.org/firm/ https://example.net/"],
  [false, "https://firm.test/ https://firm.example/ https://firm.invalid/"],
  [true, "https://10.firm.in/ https://172.32.0.1/ https://firm.local.in/ https://192.0.2.1/"],
  [false, "http://localhost:4173/ http://127.0.0.1:4173/ http://[::1]/ http://intranet/"],
  [false, "http://192.168.1.5:8080/ http://10.0.0.7/ http://172.16.0.1/ http://office.local/"],
])("visitors can reach, %s: %s", (isPublic, addresses) => {
  for (const address of addresses.split(" ")) expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ["Write to a@mail.example.", "mail.example"],
  ["See www.example.com, please.", "www.example.com"],
  ["Write to a@www.example-register.in or b@example.com.au.", undefined],
])("a name that reaches nobody is found in a text: %s", (text, name) => {
  expect(RESERVED_NAME.exec(text)?.[0]).toBe(name);
});
