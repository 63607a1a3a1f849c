import { describe, expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";

const submit = { css: "form[aria-label=Application] button[type=submit]" };
const notice = (text: string) => ({ css: "form [role] p", text });

/** The careers page, its form alive, and a window that opens or is refused. */
async function openForm(visitor: Visitor, opens: boolean): Promise<void> {
  await visitor.open("/work-with-us");
  const isAwake = () =>
    visitor.engine.evaluate(
      () => document.querySelector("form[aria-label=Application][data-awake]") !== null,
    );
  await expect.poll(isAwake).toBe(true);
  await visitor.engine.evaluate((doesOpen) => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return doesOpen ? window : null;
    };
  }, opens);
}

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.fill("#application-name", "Asha Rao");
  await visitor.fill("#application-email", "asha@example.com");
  await visitor.fill("#application-phone", "+91 98450 00000");
  await visitor.engine.press("Tab");
  expect(await visitor.hasFocus("#application-position")).toBe(true);
  await visitor.engine.type("HR");
  await expect.poll(() => valueOf(visitor, "position")).toBe("HR Intern");
  await visitor.fill("#application-message", "I read every register twice.");
}

const valueOf = (visitor: Visitor, field: string) =>
  visitor.engine.evaluate(
    (id) => document.querySelector<HTMLInputElement>(`#application-${id}`)?.value,
    field,
  );

export function application(arrive: () => Visitor): void {
  describe("application", () => {
    test("an empty form names every mistake and leads to it (R90 to R94)", async () => {
      const visitor = arrive();
      await openForm(visitor, true);
      await visitor.click(submit);
      for (const message of [
        "Name must be at least 2 characters",
        "Please enter a valid email address",
        "Please enter a valid phone number",
        "Please select the position you're applying for",
      ])
        await expect
          .poll(() => visitor.sees({ css: "form p", text: message }), { message })
          .toBe(true);
      expect(await visitor.hasFocus("[role=group]")).toBe(true);
      await visitor.click({ css: "[role=group] a", text: "Phone" });
      await expect.poll(() => visitor.hasFocus("#application-phone")).toBe(true);
      await visitor.engine.type("0801234567");
      const message = { css: "form p", text: "Please enter a valid phone number" };
      await expect.poll(() => visitor.sees(message)).toBe(false);
      expect(await visitor.address()).toBe("/work-with-us");
    });

    test("a good one writes the mail, says so and empties the form (R95 to R97)", async () => {
      const visitor = arrive();
      await openForm(visitor, true);
      await fillIn(visitor);
      await visitor.click(submit);
      await expect.poll(() => visitor.sees(notice("Application submitted"))).toBe(true);
      const opened = await visitor.engine.evaluate(() => document.documentElement.dataset.opened);
      const mail = decodeURIComponent(opened!);
      expect(mail).toMatch(/^mailto:hello@example\.com\?subject=Job Application for HR Intern&/);
      expect(mail).toContain("Name: Asha Rao\r\nEmail: asha@example.com\r\n");
      await expect.poll(() => valueOf(visitor, "name")).toBe("");
      expect(await visitor.sees({ css: "section h2, section h3", text: "Did nothing open?" })).toBe(
        true,
      );
    });

    test("a window that is refused: the notice, and everything stays (R98)", async () => {
      const visitor = arrive();
      await openForm(visitor, false);
      await fillIn(visitor);
      await visitor.click(submit);
      await expect.poll(() => visitor.sees(notice("Something went wrong"))).toBe(true);
      expect(await valueOf(visitor, "name")).toBe("Asha Rao");
      expect(await valueOf(visitor, "position")).toBe("HR Intern");
      expect(await visitor.sees({ css: "a", text: "Open your email program" })).toBe(true);
    });
  });
}
