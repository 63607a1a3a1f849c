/**
 * State that lives in the query of the address: what is shown can be shared, and Back undoes it.
 * For `useSyncExternalStore`; nothing touches the address before the first subscriber or reader.
 */
export type AddressState<State> = {
  subscribe: (listener: () => void) => () => void;
  get: () => State;
  /** A step of its own: Back returns to what was before. */
  push: (next: State) => void;
  /** Replaces the current entry of the history, such as while typing. */
  replace: (next: State) => void;
};

/**
 * @param read the state that a query stands for; must accept any query
 * @param write the query of a state; empty for the default
 */
export function addressState<State>(
  read: (params: URLSearchParams) => State,
  write: (state: State) => string,
): AddressState<State> {
  let state: State | undefined;
  const listeners = new Set<() => void>();

  const set = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const readAddress = () => read(new URLSearchParams(location.search));
  const addressOf = (next: State) => location.pathname + write(next);
  let giveUp = () => {};
  const follow = () => {
    giveUp();
    set(readAddress());
  };

  function save(method: "pushState" | "replaceState", next: State): void {
    giveUp();
    try {
      // A fragment that stayed in the address would make Back jump there again.
      if (location.hash)
        history.replaceState(history.state, "", location.pathname + location.search);
      history[method](history.state, "", addressOf(next));
    } catch {
      giveUp = saveAddress(addressOf(next));
    }
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("popstate", follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("popstate", follow);
      };
    },
    get: () => (state ??= readAddress()),
    push(next) {
      const isThere = addressOf(next) === location.pathname + location.search;
      save(isThere ? "replaceState" : "pushState", next);
      set(next);
    },
    replace(next) {
      save("replaceState", next);
      set(next);
    },
  };
}

/** In milliseconds: an address follows a pause. */
const PAUSE = 300;

/**
 * Puts an address into the window's bar after a pause; where that is refused (Safari takes 100 in 30 s), after another one.
 * @returns gives it up
 */
export function saveAddress(address: string): () => void {
  let timer = setTimeout(function save() {
    try {
      history.replaceState(history.state, "", address);
    } catch {
      timer = setTimeout(save, PAUSE);
    }
  }, PAUSE);
  return () => clearTimeout(timer);
}
