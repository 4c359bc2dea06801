import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/**
 * No round takes longer than this without the balance being shown as it is, in ms: a hand of cards may last, and a game
 * may forget to tell. Ours: the sources name no time.
 */
export const LONGEST_HOLD_MS = 4_000;

let told = 0;
const listeners = new Set<() => void>();

function become(next: number): void {
  told = next;
  for (const listener of listeners) listener();
}

/**
 * The platform settles a round when it is staked, the game tells its result seconds later. As long as a game for money
 * runs in this tab, what its rounds change of the balance is shown with what the game tells of them, so that the balance
 * gives no result away and stands with the figures beside it (GAM-03).
 */
export const balanceHold = {
  /** A game for money runs; returns how to end it, after which the balance is shown as it comes. */
  begin(): () => void {
    become(1);
    return () => become(0);
  },
  /** The game said how its round went, or that something is wrong: nothing is held back of what came before. */
  tell(): void {
    if (told > 0) become(told + 1);
  },
  /** 0 while nothing is held; else one more with each telling. */
  get: (): number => told,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** What is known of the player's money, as far as the running game has told of it. */
export function useTold<T>(value: T): T {
  const now = useSyncExternalStore(balanceHold.subscribe, balanceHold.get, () => 0);
  const [shown, show] = useState({ value, told: now, owed: false });
  const next = afterAll(shown, { value, told: now });
  if (next !== shown) show(next);
  const waits = next.value !== value;
  const letGo = useEffectEvent(() => show({ value, told: now, owed: false }));
  useEffect(() => {
    if (!waits) return undefined;
    const late = setTimeout(letGo, LONGEST_HOLD_MS);
    return () => clearTimeout(late);
  }, [waits]);
  return next.value;
}

interface Shown<T> {
  value: T;
  told: number;
  /** A round was told whose money had not come: it is shown when it does. */
  owed: boolean;
}

function afterAll<T>(shown: Shown<T>, { value, told: now }: { value: T; told: number }): Shown<T> {
  const changed = value !== shown.value;
  if (now !== shown.told) return { value, told: now, owed: now > 1 && !changed };
  // What was not known at all is nothing to hold on to.
  const isDue = now === 0 || shown.owed || shown.value === undefined;
  return changed && isDue ? { value, told: now, owed: false } : shown;
}
