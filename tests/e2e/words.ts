import type { Page } from "@playwright/test";

/** Matches any of these labels with any text in their gaps. */
export const labelPattern = (...labels: string[]): RegExp => {
  const patterns = labels.map((label) =>
    label
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join(".+"),
  );
  return new RegExp(`^(?:${patterns.join("|")})$`);
};

/**
 * Text that readers cannot see, cut off by a box or outside the viewport; words and figures broken without a hyphen; a
 * page that scrolls sideways. Scrollable boxes and visually hidden text are left out.
 */
export const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const lost = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const textSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isSpaced = getComputedStyle(document.body).wordSpacing !== "0px";
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      // Drawings on phones have no room for such wide words; the text beside them says the same.
      if ((textSize > 24 || isSpaced) && innerWidth <= 400 && parent.closest("svg")) continue;
      if (!text.textContent!.trim() || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width < 2 || words.height < 2) continue;
      let isLeftOut = false;
      let isLost = words.left < -1 || words.right > innerWidth + 1;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(overflowX);
        isLeftOut = clipPath !== "none" || width <= 1 || scrolls;
        if (isLeftOut) break;
        isLost ||=
          (hides(overflowX) && (words.left < left - 1 || words.right > right + 1)) ||
          (hides(overflowY) && (words.top < top - 1 || words.bottom > bottom + 1));
      }
      if (isLeftOut) continue;
      if (isLost) lost.push(text.textContent!.trim().slice(0, 60));
      // E-mail addresses may wrap, and words that are too long for a phone.
      for (const { 0: word, index } of text.textContent!.matchAll(
        /(?<!\S)(?:[\p{L}\p{M}]{2,22}|₹?[\d.,]{2,22})(?![^\s,.;:])/gu,
      )) {
        if (/^\p{L}/u.test(word) && getComputedStyle(parent).hyphens === "auto") continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) lost.push(`${word}, broken`);
      }
    }
    return lost;
  });
