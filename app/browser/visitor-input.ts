/** Carries a visitor's input from the elements of a section to the elements that replace them. */

const INTERACTIVE = "input,select,textarea,button,a[href],summary,details";

/** The controls of a section by a name that stays the same when their elements are replaced. */
export type Controls = Map<string, HTMLElement>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: HTMLElement): element is Field => "form" in element && "value" in element;
const isTicked = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

/** A section's controls by id, or by kind, name and order where they have none: the same before and after React renders. */
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

/** Remembers which control has the focus, even once it has left the document. @returns a function that gives it */
export function watchFocus(section: Element): () => Element | null {
  let focused = section.contains(document.activeElement) ? document.activeElement : null;
  section.addEventListener("focusin", ({ target }) => (focused = target as Element));
  section.addEventListener("focusout", ({ target }) =>
    // Removing an element fires focusout too, but the visitor did not move the focus.
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

/** Whether a field's value differs from that in the document. */
function isChanged({ value, isTicked: ticked }: State, plain: HTMLElement | undefined): boolean {
  if (plain instanceof HTMLSelectElement) {
    const { options } = plain;
    return value !== ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
  }
  if (!(plain instanceof HTMLInputElement || plain instanceof HTMLTextAreaElement)) return false;
  return isTicked(plain) ? ticked !== plain.defaultChecked : value !== plain.defaultValue;
}

/** Sets a field's value and tells React. React ignores events for a value that its `_valueTracker` already knows. */
function fill(field: Field, { value, isTicked: ticked }: State): void {
  const isTick = isTicked(field);
  if (isTick) field.checked = ticked;
  else if (field.value !== value) field.value = value;
  const { _valueTracker: tracker } = field as {
    _valueTracker?: { setValue: (text: string) => void };
  };
  tracker?.setValue(isTick ? `${!ticked}` : `${value} `);
  // Plain events: a real click would tick the box once more.
  for (const type of isTick ? ["click", "change"] : ["input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Reads what was typed, ticked, chosen, unfolded, pressed and focused.
 * @param plain the section's controls as the document has them
 * @param controls the controls that the visitor used; they may have been removed since
 * @param focused the control with the focus
 * @returns a function that puts this input into the section's current controls
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
      // An untouched field may have been set from the address since.
      if (isField(next) && isChanged(state, plain.get(name))) fill(next, state);
      if (element !== focused) continue;
      if (document.activeElement !== next) next.focus({ preventScroll: true });
      const [from, to] = state.selection ?? [];
      const { selectionStart, selectionEnd } = next as HTMLInputElement;
      // Setting a selection that is already there would end an input method's composition.
      if (from != null && to != null && (selectionStart !== from || selectionEnd !== to))
        (next as HTMLInputElement).setSelectionRange(from, to);
    }
  };
}
