/** Opens the folded row that the address names, and the folds that it lies in: the browser itself only goes there. */
export function openNamedRow(): void {
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
