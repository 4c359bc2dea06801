import { useSyncExternalStore } from 'react';
import { lineStore, type Line } from './line.ts';

/** How the line to the platform is. */
export function useLine(): Line {
  return useSyncExternalStore<Line>(lineStore.subscribe, lineStore.get, () => 'off');
}
