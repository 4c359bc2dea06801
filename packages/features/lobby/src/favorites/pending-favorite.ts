import { storedValue } from '@baize/browser/storage';
import type { FavoriteGame } from './favorites-store.ts';

/** Whoever is asked to log in for a heart and does so later than this no longer thinks of it. */
const EXPIRES_MS = 10 * 60_000;

/** The game a visitor pressed the heart of, until they have logged in; in this tab alone (GAM-03). */
export const pendingFavorite = storedValue<FavoriteGame | null>({
  key: 'favorite-wish',
  area: 'session',
  expires: EXPIRES_MS,
  parse: (raw) => (isGame(raw) ? { id: raw.id, name: raw.name } : undefined),
  fallback: null,
});

function isGame(raw: unknown): raw is FavoriteGame {
  if (typeof raw !== 'object' || raw === null || !('id' in raw) || !('name' in raw)) return false;
  return typeof raw.id === 'string' && raw.id !== '' && typeof raw.name === 'string';
}
