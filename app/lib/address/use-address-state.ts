import { useState, useSyncExternalStore } from "react";
import { addressState, type AddressState } from "./address-state.ts";

/**
 * State in the query of the address. Server render and hydration use the initial state, as the document is the same for
 * any query; the address's state follows at once.
 * @param initial the state that the document shows; @param read and @param write as in `addressState`
 * @returns the state, and its `AddressState`
 */
export function useAddressState<State>(
  initial: State,
  ...options: Parameters<typeof addressState<State>>
): [state: State, address: AddressState<State>] {
  // Both stay the same object in all later renders.
  const [first] = useState(initial);
  const [address] = useState(() => addressState(...options));
  return [useSyncExternalStore(address.subscribe, address.get, () => first), address];
}
