import { stored } from '@baize/browser/storage';

/** How many are remembered of one player, and of how many players of one browser. */
const GAMES = 20;
const PLAYERS = 5;

/** The slugs each player of this browser opened, newest first; the player seen last stands first. */
export type RecentBook = readonly { player: string; slugs: readonly string[] }[];

/** What this browser remembers of each player's games; who asks says whose (GAM). */
export const recentBook = stored<RecentBook>({ key: 'recent-games', parse: readBook, fallback: [] });

/** Puts a game first among a player's; those of others stay as they are. */
export function withGame(book: RecentBook, { player, slug }: { player: string; slug: string }): RecentBook {
  const slugs = [slug, ...slugsOf(book, player).filter((other) => other !== slug)].slice(0, GAMES);
  return [{ player, slugs }, ...book.filter((entry) => entry.player !== player)].slice(0, PLAYERS);
}

const NONE: readonly string[] = [];

/** The games of one player; nobody's are none. */
export function slugsOf(book: RecentBook, player: string | null): readonly string[] {
  return book.find((entry) => entry.player === player)?.slugs ?? NONE;
}

function readBook(raw: unknown): RecentBook | undefined {
  if (!Array.isArray(raw)) return undefined;
  const rows: readonly unknown[] = raw;
  return rows.flatMap(readEntry).slice(0, PLAYERS);
}

function readEntry(raw: unknown): RecentBook {
  if (typeof raw !== 'object' || raw === null || !('player' in raw) || !('slugs' in raw)) return [];
  const { player, slugs } = raw;
  if (typeof player !== 'string' || !Array.isArray(slugs)) return [];
  const told: readonly unknown[] = slugs;
  const readable = told.filter((slug): slug is string => typeof slug === 'string' && slug !== '');
  return [{ player, slugs: [...new Set(readable)].slice(0, GAMES) }];
}
