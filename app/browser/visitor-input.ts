/** What a visitor has put into a section, carried over from its elements to those that take their place. */

const INTERACTIVE = "input,select,textarea,button,a[href],summary,details";

/** The elements of a section by a name that their successors have too, whatever was put between them. */
export type Controls = Map<string, HTMLElement>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: HTMLElement): element is Field => "form" in element && "value" in element;
const isTicked = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

export function controlsIn(section: Element): Controls {
  const seen: Record<string, number> = {};
  return new Map(
    [...section.querySelectorAll<HTMLElement>(INTERACTIVE)].map((element) => {
      const { id, tagName } = element;
      const value = isTicked(element) ? element.value : "";
      const name = id || [
        tagName,
        element.getAttribute("name"),
        element.getAttribute("href"),
        value,
      ];
      const place = (seen[`${name}`] ??= 0);
      seen[`${name}`]! += 1;
      return [`${name} ${place}`, element];
    }),
  );
}

/**
 * Keeps in mind which control has the focus, also when it is taken out of the document with it.
 * @returns asks for it
 */
export function watchFocus(section: Element): () => Element | null {
  let focused = section.contains(document.activeElement) ? document.activeElement : null;
  section.addEventListener("focusin", ({ target }) => (focused = target as Element));
  section.addEventListener("focusout", ({ target }) =>
    // An element that is taken out loses the focus too, but not by the visitor's wish.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    }),
  );
  return () => focused;
}

const stateOf = (element: HTMLElement) => ({
  isTicked: isTicked(element) && element.checked,
  value: isField(element) ? element.value : "",
  isOpen: element instanceof HTMLDetailsElement && element.open,
  isPressed: element.dataset.pressed !== undefined,
  selection:
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? ([element.selectionStart, element.selectionEnd] as const)
      : undefined,
});
type State = ReturnType<typeof stateOf>;

/** Whether something else stands in a field than the document put there. */
function isChanged({ value, isTicked: ticked }: State, plain: HTMLElement | undefined): boolean {
  if (plain instanceof HTMLSelectElement) {
    const { options } = plain;
    return value !== ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
  }
  if (!(plain instanceof HTMLInputElement || plain instanceof HTMLTextAreaElement)) return false;
  return isTicked(plain) ? ticked !== plain.defaultChecked : value !== plain.defaultValue;
}

/** Puts a value into a field, and tells React, which passes over events after which its own note of the value is right. */
function fill(field: Field, { value, isTicked: ticked }: State): void {
  const isTick = isTicked(field);
  if (isTick) field.checked = ticked;
  else if (field.value !== value) field.value = value;
  const { _valueTracker: note } = field as { _valueTracker?: { setValue: (text: string) => void } };
  note?.setValue(isTick ? `${!ticked}` : `${value} `);
  // No mouse event: it would tick the box once more.
  for (const type of isTick ? ["click", "change"] : ["input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Reads what was typed, ticked, chosen, folded out, pressed and focused.
 * @param plain the section's controls as the document has them
 * @param controls those that the visitor found; they may have left the document since
 * @param focused the one that has the focus
 * @returns puts it into the controls that the section has then
 */
export function inputOf(
  plain: Controls,
  controls: Controls,
  focused: Element | null,
): (section: Element) => void {
  const states = [...controls].map(([name, element]) => ({ name, element, ...stateOf(element) }));
  return (section) => {
    const now = controlsIn(section);
    for (const { name, element, ...state } of states) {
      const next = now.get(name);
      if (!next) continue;
      if (state.isOpen) (next as HTMLDetailsElement).open = true;
      if (state.isPressed) next.dataset.pressed = "";
      // What was not touched may have followed the address.
      if (isField(next) && isChanged(state, plain.get(name))) fill(next, state);
      if (element !== focused) continue;
      if (document.activeElement !== next) next.focus({ preventScroll: true });
      const [from, to] = state.selection ?? [];
      const { selectionStart, selectionEnd } = next as HTMLInputElement;
      // Not where it stands there already: it would end what is being composed.
      if (from != null && to != null && (selectionStart !== from || selectionEnd !== to))
        (next as HTMLInputElement).setSelectionRange(from, to);
    }
  };
}
