import { platformClock } from '@baize/browser/clock';
import { useEffect, useReducer } from 'react';

/** Draws anew once an instant (epoch ms) has come, for what is judged by the clock while drawing; null waits for nothing. */
export function useWakeAt(instant: number | null): void {
  const [, wake] = useReducer((times: number) => times + 1, 0);
  useEffect(() => (instant === null ? undefined : platformClock.atInstant(instant, wake)), [instant]);
}
