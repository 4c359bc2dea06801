import { createStore } from '@baize/browser/create-store';
import { useSyncExternalStore } from 'react';

/** Whether games are asked to wait, because something stands before them that has to be answered (LIM-07). */
export const playPause = createStore(false);

export function usePlayPause(): boolean {
  return useSyncExternalStore(playPause.subscribe, playPause.get, () => false);
}
