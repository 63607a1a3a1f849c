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
  /** Called with what the visitor had done since the section answered; without where it never did. */
  onFail: (error: unknown, restore?: Restore) => void;
  children: ReactNode;
};

/** Reports what its children throw, with what the visitor had done in them: when they are gone, that is gone too. */
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

/** Calls back before its children's fields are set to their first values, and when they stand in the document. */
function Commit({ before, after, children }: CommitProps) {
  useInsertionEffect(before, [before]);
  useLayoutEffect(after, [after]);
  return children;
}

/** Says above a section what made it fall back to plain HTML, and shows two ways on (R102). */
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
 * Translation, password managers and writing aids change the document as they like. Where React cannot take a section
 * over, it renders it anew; where that fails too, or something breaks later, the section is put back as the document had
 * it and hydrated once more; if that is in vain, it stays so, as plain links and forms. What the visitor had typed,
 * ticked, chosen and focused is kept every time. The reason goes to the console.
 *
 * @param name the island's name, as on `<Island name>`
 * @returns when the section answers, or stays plain
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
      // React is still at work.
      queueMicrotask(() => {
        root.unmount();
        delete element.dataset.awake;
        element.replaceChildren(...original.cloneNode(true).childNodes);
        restore();
        if (!isLastTry) return wake(true, onEnd);
        document.documentElement.dataset.failed = "";
        // Who had used it has lost what it showed.
        if (wasAwake) showError(element, error);
        onEnd();
      });
    };
    // React may have rendered the section anew: what the visitor did before is carried over.
    let restore = () => {};
    const answer = () => {
      // This runs the section's own effects at once: it hears of what is put back, before the visitor's next key.
      flushSync(() => root.render(section));
      if (hasFailed) return;
      restore();
      wasAwake = true;
      element.dataset.awake = "";
      onEnd();
    };
    const section = (
      <Guard read={() => read()} onFail={fail}>
        <Commit
          before={() => {
            restore = read(controls);
          }}
          // In the middle of its work React would put a field back to what it knows.
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
  // React then hydrates in steps of 5 ms, and a touch in between is answered.
  return new Promise((resolve) => startTransition(() => wake(false, resolve)));
}
