import { useState, useSyncExternalStore } from "react";
import { addressState, type AddressState } from "./address-state.ts";

/**
 * State that lives in the query of the address. Server render and hydration show the initial state, since a document
 * is the same whatever its query; what the address asks for follows at once.
 * @param initial what the document shows without a query; @param read and @param write as of `addressState`
 * @returns the state, and what changes it
 */
export function useAddressState<State>(
  initial: State,
  ...options: Parameters<typeof addressState<State>>
): [state: State, address: AddressState<State>] {
  // Both keep their identity, whatever options later renders bring.
  const [first] = useState(initial);
  const [address] = useState(() => addressState(...options));
  return [useSyncExternalStore(address.subscribe, address.get, () => first), address];
}
