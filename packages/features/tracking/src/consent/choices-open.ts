import { useSyncExternalStore } from 'react';

let open = false;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Whether the visitor asked to see their choice again. */
export const choicesOpen = {
  get: (): boolean => open,
  /** Opens it; the keyboard goes back to `from` afterwards. */
  open(from: HTMLElement): void {
    opener = from;
    change(true);
  },
  close(): void {
    change(false);
    opener?.focus();
    opener = null;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function useChoicesOpen(): boolean {
  return useSyncExternalStore(choicesOpen.subscribe, choicesOpen.get, () => false);
}
