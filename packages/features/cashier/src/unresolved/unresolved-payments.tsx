import { storedValue } from '@baize/browser/storage';
import { DeferredView } from '@baize/page/deferred-view';
import { useSession } from '@baize/player/session';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

// What it loads is nothing for most players, so this part of every page only looks whether there is anything to load.
const load = async () => (await (await import('../lazy-dialogs.ts')).loadUnresolvedNotice()).UnresolvedNotice;

const hasUnanswered = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'owed' in raw && Array.isArray(raw.owed) && raw.owed.length > 0;

const DAY_MS = 24 * 60 * 60_000;

/** As `payment-intents.ts` stores them, for every tab or, where that storage is full, for this one; read here without its schema. */
const stores = (['deposit', 'withdrawal'] as const).flatMap((kind) =>
  (['local', 'session'] as const).map((area) =>
    storedValue<boolean>({
      key: `${kind}-intents`,
      parse: hasUnanswered,
      fallback: false,
      expires: DAY_MS,
      area,
    }),
  ),
);

function subscribe(listener: () => void): () => void {
  const stops = stores.map((store) => store.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

const isAnyUnanswered = () => stores.some((store) => store.get());

/** Shows a player's unresolved payments on every page while one is stored (PAY-06, PAY-09). */
export function UnresolvedPayments() {
  const isAny = useIsAnyUnanswered();
  return isAny ? <DeferredView load={load} when="now" /> : null;
}

/** Whether a payment of a signed-in player is stored that has no answer. */
export function useIsAnyUnanswered(): boolean {
  const { phase } = useSession();
  // A payment of this tab is looked for anew on every page: storage tells other tabs alone.
  useLocation();
  const isAny = useSyncExternalStore(subscribe, isAnyUnanswered, () => false);
  return phase === 'signed-in' && isAny;
}
