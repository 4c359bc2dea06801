import { createStore } from '@baize/browser/create-store';
import { useSyncExternalStore } from 'react';

const { get, set, subscribe } = createStore(false);
let opener: HTMLElement | null = null;

/** Whether the visitor asked to see their choice again. */
export const choicesOpen = {
  get,
  /** Opens it; the keyboard goes back to `from` afterwards. */
  open(from: HTMLElement): void {
    opener = from;
    set(true);
  },
  close(): void {
    set(false);
    opener?.focus();
    opener = null;
  },
  subscribe,
};

export function useChoicesOpen(): boolean {
  return useSyncExternalStore(choicesOpen.subscribe, choicesOpen.get, () => false);
}
