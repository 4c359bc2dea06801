import { storedValue } from '@baize/browser/storage';
import type { PlayMode } from '@baize/domain/play-access';

/** Whoever logs in later than this no longer thinks of the game they wanted to play. */
const EXPIRES_MS = 10 * 60_000;

/** A game somebody asked to play and has to log in for, or came to play; in this tab alone. */
export interface PlayIntent {
  slug: string;
  mode: PlayMode;
}

export const playIntent = storedValue<PlayIntent | null>({
  key: 'play-wish',
  area: 'session',
  expires: EXPIRES_MS,
  parse: (raw) => (isPlayIntent(raw) ? { slug: raw.slug, mode: raw.mode } : undefined),
  fallback: null,
});

export function isPlayMode(raw: unknown): raw is PlayMode {
  return raw === 'real' || raw === 'demo';
}

function isPlayIntent(raw: unknown): raw is PlayIntent {
  if (typeof raw !== 'object' || raw === null || !('slug' in raw) || !('mode' in raw)) return false;
  return typeof raw.slug === 'string' && isPlayMode(raw.mode);
}
