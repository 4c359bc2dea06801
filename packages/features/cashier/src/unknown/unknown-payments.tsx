import { stored } from '@baize/browser/storage';
import { LateView } from '@baize/shell/late-view';
import { useSession } from '@baize/shell/session';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

// What it loads is nothing for most players, so this part of every page only looks whether there is anything to load.
const load = async () => (await (await import('../late-dialogs.ts')).loadUnknownNotice()).UnknownNotice;

const hasOwed = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'owed' in raw && Array.isArray(raw.owed) && raw.owed.length > 0;

const DAY_MS = 24 * 60 * 60_000;

/** As `payment-intents.ts` stores them; read here without its schema. */
const stores = (['deposit', 'withdrawal'] as const).map((kind) =>
  stored<boolean>({ key: `${kind}-intents`, parse: hasOwed, fallback: false, expires: DAY_MS }),
);

function subscribe(listener: () => void): () => void {
  const stops = stores.map((store) => store.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

const isAnyOwed = () => stores.some((store) => store.get());

/** Names a player's payments of unknown outcome on every page, as long as any is stored (PAY-06, PAY-09). */
export function UnknownPayments() {
  const { phase } = useSession();
  // A payment of this tab is looked for anew on every page: storage tells other tabs alone.
  useLocation();
  const isAny = useSyncExternalStore(subscribe, isAnyOwed, () => false);
  return phase === 'signed-in' && isAny ? <LateView load={load} when="now" /> : null;
}
