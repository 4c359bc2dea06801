import { stored, type Stored } from '@baize/browser/storage';
import type { TrackingConsent } from '@baize/domain/tracking-scripts';
import { useBrand } from '@baize/shell/brand';
import { usePage } from '@baize/shell/page';
import { useSyncExternalStore } from 'react';

/** What a visitor said to tracking; either word is kept equally long. */
export type Choice = 'given' | 'refused';

/** After half a year the question may be asked again. */
const KEPT = 182 * 24 * 60 * 60_000;

const stores = new Map<string, Stored<Choice | null>>();

function storeOf(brand: string): Stored<Choice | null> {
  const store =
    stores.get(brand) ??
    stored<Choice | null>({
      key: `tracking-consent.${brand}`,
      parse: (raw) => (raw === 'given' || raw === 'refused' ? raw : undefined),
      fallback: null,
      expires: KEPT,
    });
  stores.set(brand, store);
  return store;
}

/** The visitor's choice at this brand, and what it means where the settings ask for one. */
export function useTrackingConsent(): {
  consent: TrackingConsent;
  choice: Choice | null;
  choose(choice: Choice): void;
} {
  const { askTrackingConsent } = usePage().settings;
  const store = storeOf(useBrand().name);
  const choice = useSyncExternalStore(store.subscribe, store.get, () => null);
  const asked = choice === 'given' ? 'given' : 'missing';
  return { consent: askTrackingConsent ? asked : 'not-needed', choice, choose: store.set };
}
