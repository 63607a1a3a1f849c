import { useState, useSyncExternalStore } from "react";
import { addressState, type AddressState } from "./address-state.ts";

export type AddressStateOptions<State> = {
  /** What the document shows without a query. */
  initial: State;
  /** The state that a query stands for; must accept any query. */
  read: (params: URLSearchParams) => State;
  /** The query of a state; empty for the default. */
  write: (state: State) => string;
};

/**
 * State that lives in the query of the address. Server render and hydration show the initial state, since a document
 * is the same whatever its query; what the address asks for follows at once.
 * @returns the state, and what changes it
 */
export function useAddressState<State>(
  options: AddressStateOptions<State>,
): [state: State, address: AddressState<State>] {
  // Both keep their identity, whatever options later renders bring.
  const [initial] = useState(options.initial);
  const [address] = useState(() => addressState(options.read, options.write));
  return [useSyncExternalStore(address.subscribe, address.get, () => initial), address];
}
