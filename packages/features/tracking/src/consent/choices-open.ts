import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** Whether the visitor asked to see their choice again. */
export const choicesOpen = {
  get: (): boolean => open,
  set(next: boolean): void {
    open = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function useChoicesOpen(): boolean {
  return useSyncExternalStore(choicesOpen.subscribe, choicesOpen.get, () => false);
}
