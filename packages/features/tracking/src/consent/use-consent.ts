import { storedValue, type StoredValue } from '@baize/browser/storage';
import type { TrackingConsent } from '@baize/domain/tracking-scripts';
import { usePage } from '@baize/page';
import { useBrand } from '@baize/page/brand';
import { useSyncExternalStore } from 'react';

/** What a visitor said to tracking; either word is kept equally long. */
export type ConsentChoice = 'given' | 'refused';

/** After half a year the question may be asked again. */
const CONSENT_TTL_MS = 182 * 24 * 60 * 60_000;

const stores = new Map<string, StoredValue<ConsentChoice | null>>();

function getConsentStore(brand: string): StoredValue<ConsentChoice | null> {
  const store =
    stores.get(brand) ??
    storedValue<ConsentChoice | null>({
      key: `tracking-consent.${brand}`,
      parse: (raw) => (raw === 'given' || raw === 'refused' ? raw : undefined),
      fallback: null,
      expires: CONSENT_TTL_MS,
    });
  stores.set(brand, store);
  return store;
}

/** The visitor's choice at this brand, and what it means where the settings ask for one. */
export function useTrackingConsent(): {
  consent: TrackingConsent;
  choice: ConsentChoice | null;
  choose(choice: ConsentChoice): void;
} {
  const { askTrackingConsent } = usePage().settings;
  const store = getConsentStore(useBrand().name);
  const choice = useSyncExternalStore(store.subscribe, store.get, () => null);
  const asked = choice === 'given' ? 'given' : 'missing';
  return { consent: askTrackingConsent ? asked : 'not-needed', choice, choose: store.set };
}
