import { stored } from '@baize/browser/storage';
import type { PlayMode } from '@baize/domain/play-access';

/** Whoever logs in later than this no longer thinks of the game they wanted to play. */
const FOR_MS = 10 * 60_000;

/** A game somebody asked to play and has to log in for, or came to play; in this tab alone. */
export interface PlayWish {
  slug: string;
  mode: PlayMode;
}

export const playWish = stored<PlayWish | null>({
  key: 'play-wish',
  area: 'session',
  expires: FOR_MS,
  parse: (raw) => (isWish(raw) ? { slug: raw.slug, mode: raw.mode } : undefined),
  fallback: null,
});

export function isPlayMode(raw: unknown): raw is PlayMode {
  return raw === 'real' || raw === 'demo';
}

function isWish(raw: unknown): raw is PlayWish {
  if (typeof raw !== 'object' || raw === null || !('slug' in raw) || !('mode' in raw)) return false;
  return typeof raw.slug === 'string' && isPlayMode(raw.mode);
}
