/*
 * One small module for the pages that are not islands: it adds behaviour to what React rendered at
 * build time, by `data-` attributes. `tests/built/budgets.ts` has its limit.
 */
import { runClocks } from "./clock.ts";
import { watchCopyButtons } from "./copy.ts";
import { followDay, markNewer } from "./days.ts";
import { dayInZone } from "#app/lib/day-in-zone.ts";
import { formatDay } from "#app/lib/days.ts";
import { watchShareButtons } from "./share.ts";
import { whenVisitorIsBack } from "#app/lib/visitor-is-back.ts";

/** Opens the folded row that the address names, and the folds that it lies in: the browser itself only goes there. */
function openNamedRow(): void {
  const row = document.querySelector<HTMLDetailsElement>("details:target");
  if (!row || row.open) return;
  for (
    let fold: HTMLDetailsElement | null = row;
    fold;
    fold = fold.parentElement!.closest("details")
  )
    fold.open = true;
  row.scrollIntoView();
}

whenVisitorIsBack(followDay);
followDay();
runClocks();
watchCopyButtons();
watchShareButtons();
for (const element of document.querySelectorAll("[data-today]"))
  element.textContent = formatDay(dayInZone(undefined, new Date()));
for (const follow of [openNamedRow, markNewer]) {
  addEventListener("hashchange", follow);
  follow();
}
// The address that a page already has changes nothing when a link leads to it again.
addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a")?.href === location.href) openNamedRow();
});

// Controls that need this module may show now.
document.documentElement.dataset.enhanced = "";
