/*
 * A small module without React: it adds behaviour to rendered elements with `data-` attributes, also on pages with
 * islands. `tests/built/budgets.ts` limits its size.
 */
import { runClocks } from "./clock.ts";
import { watchCopyButtons } from "./copy.ts";
import { followDay, markNewer } from "./days.ts";
import { watchShareButtons } from "./share.ts";
import { whenVisitorIsBack } from "#app/lib/visitor-is-back.ts";

/** Opens the folded row that the fragment names, and the folds around it: browsers only scroll to it. */
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
for (const follow of [openNamedRow, markNewer]) {
  addEventListener("hashchange", follow);
  follow();
}
// A link to the fragment that is already in the address fires no `hashchange`.
addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a")?.href === location.href) openNamedRow();
});

// Shows controls that need this module.
document.documentElement.dataset.enhanced = "";
