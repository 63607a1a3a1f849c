/**
 * State in the query of the address: the address can be shared, and Back undoes changes. For `useSyncExternalStore`;
 * the address is not accessed before the first subscriber or reader.
 */
export type AddressState<State> = {
  subscribe: (listener: () => void) => () => void;
  get: () => State;
  /** Adds a history entry: Back returns to the previous state. */
  push: (next: State) => void;
  /** Replaces the present history entry, such as while typing. */
  replace: (next: State) => void;
};

/**
 * @param read converts a query to a state; must accept any query
 * @param write converts a state to a query; empty for the default
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
      // Otherwise Back would return to an entry with the fragment, and jump to its place.
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

/** Milliseconds after the last change before the address is set. */
const PAUSE = 300;

/** Sets the address after a pause; again where the browser refuses (Safari: 100 in 30 s). @returns what cancels it */
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
