import { useSyncExternalStore } from 'react';

let paused = false;
const listeners = new Set<() => void>();

/** Whether games are asked to wait, because something stands before them that has to be answered (LIM-07). */
export const playPause = {
  get: (): boolean => paused,
  set(next: boolean): void {
    paused = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function usePlayPause(): boolean {
  return useSyncExternalStore(playPause.subscribe, playPause.get, () => false);
}
