/** Opens the folded row that the address names: the browser itself only goes there. */
export function openNamedRow(): void {
  const row = document.querySelector<HTMLDetailsElement>("details:target");
  if (row) row.open = true;
}
