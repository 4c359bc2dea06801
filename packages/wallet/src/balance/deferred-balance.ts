import { createStore } from '@baize/browser/create-store';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/**
 * No round takes longer than this without the balance being shown as it is, in ms: a hand of cards may last, and a game
 * may forget to tell. Ours: the sources name no time.
 */
export const MAX_DEFER_MS = 4_000;

const releaseCount = createStore(0);

/**
 * The platform settles a round when it is staked, the game tells its result seconds later. As long as a game for money
 * runs in this tab, what its rounds change of the balance is shown with what the game tells of them, so that the balance
 * gives no result away and stands with the figures beside it (GAM-03).
 */
export const deferredBalance = {
  /** A game for money runs; returns how to end it, after which the balance is shown as it comes. */
  begin(): () => void {
    releaseCount.set(1);
    return () => releaseCount.set(0);
  },
  /** The game said how its round went, or that something is wrong: nothing is held back of what came before. */
  release(): void {
    const count = releaseCount.get();
    if (count > 0) releaseCount.set(count + 1);
  },
  /** 0 while nothing is held; else one more with each telling. */
  get: releaseCount.get,
  subscribe: releaseCount.subscribe,
};

/** What is known of the player's money, as far as the running game has told of it. */
export function useDeferredBalance<T>(value: T): T {
  const now = useSyncExternalStore(deferredBalance.subscribe, deferredBalance.get, () => 0);
  const [shown, show] = useState({ value, told: now, owed: false });
  const next = nextShown(shown, { value, told: now });
  if (next !== shown) show(next);
  const waits = next.value !== value;
  const letGo = useEffectEvent(() => show({ value, told: now, owed: false }));
  useEffect(() => {
    if (!waits) return undefined;
    const late = setTimeout(letGo, MAX_DEFER_MS);
    return () => clearTimeout(late);
  }, [waits]);
  return next.value;
}

interface ShownValue<T> {
  value: T;
  told: number;
  /** A round was told whose money had not come: it is shown when it does. */
  owed: boolean;
}

function nextShown<T>(shown: ShownValue<T>, { value, told: now }: { value: T; told: number }): ShownValue<T> {
  const changed = value !== shown.value;
  if (now !== shown.told) return { value, told: now, owed: now > 1 && !changed };
  // What was not known at all is nothing to hold on to.
  const isDue = now === 0 || shown.owed || shown.value === undefined;
  return changed && isDue ? { value, told: now, owed: false } : shown;
}
