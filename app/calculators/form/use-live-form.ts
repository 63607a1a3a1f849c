import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import type { Fields } from "#app/calculators/sums/calculator.ts";
import {
  fromFragment,
  toFragment,
  type Answer,
  type Typed,
} from "#app/calculators/sums/evaluate.ts";
import { saveAddress } from "#app/lib/address/address-state.ts";
import { shownText } from "./form-words.ts";

/** The prefix of the field names of the second case. */
export const SECOND = "b.";

type Cases = { a: Typed; b?: Typed };
type AnswerTo = (typed: Typed) => Answer;

/** Milliseconds: the answer waits for the next key, an error for a click that follows. */
const ANSWER_AFTER = 150;
const ERROR_AFTER = 200;

type Control = HTMLInputElement | HTMLSelectElement | null;

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

const readForm = (form: HTMLFormElement, fields: Fields, prefix = ""): Typed =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, controlOf(form, prefix + name)?.value ?? ""]),
  );

/** The fragment for one case, or for two. */
export const fragmentOf = (fields: Fields, { a, b }: Cases): string =>
  toFragment(fields, a) + (b ? `&${toFragment(fields, b, SECOND).slice(1)}` : "");

function fillForm(form: HTMLFormElement, fields: Fields, values: Typed, prefix = ""): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, prefix + name);
    if (control) control.value = shownText(fields[name], value);
  }
}

/** The form's values: one case, or two while they are compared. */
const casesIn = (form: HTMLFormElement, fields: Fields): Cases => ({
  a: readForm(form, fields),
  ...(form.querySelector(`[name^="${SECOND}"]`) && { b: readForm(form, fields, SECOND) }),
});

/** The form's values and those of the last answer, read at once or, while somebody types, after a pause. */
function useCases(
  form: RefObject<HTMLFormElement | null>,
  fields: Fields,
  initial: Typed,
  answerTo: AnswerTo,
) {
  const [{ last, ...typed }, setState] = useState<Cases & { last: Cases }>({
    a: initial,
    last: { a: initial },
  });
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setTyped = (cases: Cases) => {
    const isAnswered = (of?: Typed) => of && answerTo(of).kind === "answered";
    setPending(false);
    setState(({ last: { a, b } }) => ({
      ...cases,
      last: { a: isAnswered(cases.a) ? cases.a : a, b: isAnswered(cases.b) ? cases.b : b },
    }));
  };
  const update = () => {
    clearTimeout(timer.current);
    if (form.current) setTyped(casesIn(form.current, fields));
  };
  const updateSoon = () => {
    clearTimeout(timer.current);
    setPending(true);
    timer.current = setTimeout(update, ANSWER_AFTER);
  };
  return { typed, last, isPending, setTyped, update, updateSoon };
}

/** Writes the fragment into the address, after the visitor has changed a field. */
function useSavedFragment(fragment: string): void {
  const first = useRef(fragment);
  useEffect(() => {
    if (first.current === fragment) return undefined;
    first.current = "";
    // The address already has this fragment after a link. Writing it again could overwrite that of the next link.
    return location.hash === fragment ? undefined : saveAddress(fragment);
  }, [fragment]);
}

/** An answer without the errors that a field makes while it is typed in: its own, and those that its last value mends. */
export function told(answerTo: AnswerTo, of: Typed, last: Typed, typing?: string, prefix = "") {
  const answer = answerTo(of);
  if (answer.kind !== "wrong" || !typing?.startsWith(prefix)) return answer;
  const name = typing.slice(prefix.length);
  const before = answerTo({ ...of, [name]: last[name] ?? "" });
  const stays = before.kind === "wrong" ? before.problems : {};
  const problems = Object.entries(answer.problems).filter(([key]) => key !== name && key in stays);
  return { ...answer, problems: Object.fromEntries(problems) };
}

/**
 * A form whose answer follows its fields, and whose fields are kept in the address's fragment. Fields are uncontrolled:
 * what a visitor typed before hydration counts too.
 * @param answerTo computes the answer
 * @returns the values of one case or two, their answers with the errors to tell, and the form's event handlers
 */
export function useLiveForm(fields: Fields, initial: Typed, answerTo: AnswerTo) {
  const form = useRef<HTMLFormElement>(null);
  const cases = useCases(form, fields, initial, answerTo);
  const { typed, last, isPending, setTyped, update } = cases;
  const [typing, setTyping] = useState<string>();
  useSavedFragment(fragmentOf(fields, typed));

  // A fragment may carry figures, on arrival and in the links of the frequent cases.
  const follow = useEffectEvent((event?: Event) => {
    if (!form.current) return;
    const [a, b] = ["", SECOND].map((prefix) => fromFragment(fields, location.hash, prefix));
    if (a) {
      fillForm(form.current, fields, a);
      // While only one case is shown, the second one's fields are rendered later, with these values.
      if (b) fillForm(form.current, fields, b, SECOND);
      flushSync(() => setTyped({ a, b }));
    } else if (!event) setTyped(casesIn(form.current, fields));
    delete document.documentElement.dataset.figures;
  });
  useEffect(() => {
    queueMicrotask(follow);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  return {
    form,
    typed,
    /** The last values that had an answer. */
    drawn: last.a,
    /** Whether the answer waits for the next key. */
    isPending,
    /** Errors of the field being typed in, and of fields that it contradicts, are told once it is left. */
    answers: {
      a: told(answerTo, typed.a, last.a, typing),
      b: typed.b && told(answerTo, typed.b, last.b ?? last.a, typing, SECOND),
    },
    /** Changes one field as if the visitor had typed it. */
    set: (name: string, value: string) => {
      if (form.current) fillForm(form.current, fields, { [name]: value });
      update();
    },
    /** Adds a second case, a copy of the first, or removes it. */
    compare: () => {
      flushSync(() => setTyped({ a: typed.a, ...(!typed.b && { b: typed.a }) }));
      // The new fields stand before the button: the next Tab would pass them.
      form.current?.querySelector<HTMLElement>(`[name^="${SECOND}"]`)?.focus();
    },
    events: {
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const field = target as HTMLInputElement | HTMLSelectElement;
        setTyping("selectedIndex" in field ? undefined : field.name);
        cases.updateSoon();
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const field = target as unknown as HTMLInputElement;
        if (!field.name) return;
        field.value = shownText(fields[field.name.replace(SECOND, "")], field.value);
        // Delayed: an error pushes content down, and must not move a button that is being clicked.
        setTimeout(() => {
          setTyping((now) => (now === field.name ? undefined : now));
          update();
        }, ERROR_AFTER);
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setTyping(undefined);
        update();
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
        );
      },
    },
  };
}
