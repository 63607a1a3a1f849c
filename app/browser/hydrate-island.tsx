import {
  Component,
  startTransition,
  useInsertionEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { controlsIn, inputOf, watchFocus } from "./visitor-input.ts";

type Restore = () => void;

type GuardProps = {
  read: () => Restore;
  /** `restore` puts back the visitor's input; it is missing when the section failed before it was first shown. */
  onFail: (error: unknown, restore?: Restore) => void;
  children: ReactNode;
};

/** An error boundary that reads the visitor's input before React removes the broken children, and reports both. */
class Guard extends Component<GuardProps, { error?: unknown; isBroken: boolean }> {
  override state: { error?: unknown; isBroken: boolean } = { isBroken: false };

  static getDerivedStateFromError = (error: unknown) => ({ error, isBroken: true });

  override getSnapshotBeforeUpdate(): Restore | null {
    return this.state.isBroken ? this.props.read() : null;
  }

  override componentDidMount(): void {
    if (this.state.isBroken) this.props.onFail(this.state.error);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, restore?: Restore): void {
    if (this.state.isBroken) this.props.onFail(this.state.error, restore);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

type CommitProps = { before: () => void; after: () => void; children: ReactNode };

/** Calls `before` before React resets its children's fields to their first values, `after` when they are mounted. */
function Commit({ before, after, children }: CommitProps) {
  useInsertionEffect(before, [before]);
  useLayoutEffect(after, [after]);
  return children;
}

/** Shows the error above a section that fell back to plain HTML, with two ways on (R102). */
function showError(element: Element, error: unknown): void {
  const template = element.parentElement?.querySelector<HTMLTemplateElement>("[data-unexpected]");
  const notice = template?.content.cloneNode(true) as DocumentFragment | undefined;
  if (!notice) return;
  notice.querySelector("[role=alert] p")!.textContent =
    error instanceof Error ? error.message : String(error);
  element.before(notice);
}

/**
 * Hydrates one section as `<Island>` renders it, with the props that the build wrote beside it.
 *
 * Translation, password managers and writing aids change the document. Where hydration fails, React renders the section
 * anew. Where that fails too, or an error is thrown later, the section's original HTML is restored and hydrated once
 * more; if that fails, it stays plain links and forms. What was typed, ticked, chosen and focused is kept each time.
 * The reason goes to the console.
 *
 * @param name the island's name, as on `<Island name>`
 * @returns a promise, fulfilled when the section is interactive or stays plain
 */
export function hydrateIsland<Props extends object>(
  name: string,
  Section: ComponentType<Props>,
): Promise<void> {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  const data = document.querySelector(`[data-props="${name}"]`);
  if (!element || !data) return Promise.resolve();
  const props = JSON.parse(data.textContent ?? "{}") as Props;
  const original = element.cloneNode(true) as HTMLElement;
  const plain = controlsIn(original);
  const focused = watchFocus(element);
  let wasAwake = false;

  const wake = (isLastTry: boolean, onEnd: () => void) => {
    const controls = controlsIn(element);
    const read = (from = controlsIn(element)): Restore => {
      const restore = inputOf(plain, from, focused());
      return () => restore(element);
    };
    let hasFailed = false;
    const fail = (error: unknown, restore = read(controls)) => {
      if (hasFailed) return;
      hasFailed = true;
      // React is still rendering: it must not be unmounted before it has finished.
      queueMicrotask(() => {
        root.unmount();
        delete element.dataset.awake;
        element.replaceChildren(...original.cloneNode(true).childNodes);
        restore();
        if (!isLastTry) return wake(true, onEnd);
        document.documentElement.dataset.failed = "";
        // A visitor who had used the section has lost what it showed.
        if (wasAwake) showError(element, error);
        onEnd();
      });
    };
    // React may have rendered the section anew, without the visitor's input.
    let restore = () => {};
    const answer = () => {
      // Runs the section's effects now: they must see the restored input before the visitor's next key.
      flushSync(() => root.render(section));
      if (hasFailed) return;
      restore();
      wasAwake = true;
      element.dataset.awake = "";
      // Effects apply the address's state in a microtask: a control that was pressed early must find it rendered.
      queueMicrotask(() => {
        flushSync(() => root.render(section));
        if (!hasFailed) onEnd();
      });
    };
    const section = (
      <Guard read={() => read()} onFail={fail}>
        <Commit
          before={() => {
            restore = read(controls);
          }}
          // During the commit React would reset a field to the value that it knows.
          after={() => queueMicrotask(answer)}
        >
          <Section {...props} />
        </Commit>
      </Guard>
    );
    const root = hydrateRoot(element, section, {
      onRecoverableError: (error) => console.warn(`${name} is rendered anew:`, error),
      onUncaughtError(error) {
        console.error(error);
        fail(error);
      },
    });
  };
  // In a transition React hydrates in steps of 5 ms, and input in between is handled.
  return new Promise((resolve) => startTransition(() => wake(false, resolve)));
}
