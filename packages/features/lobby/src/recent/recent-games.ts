import { storedValue } from '@baize/browser/storage';

/** How many are remembered of one player, and of how many players of one browser. */
const MAX_GAMES = 20;
const MAX_PLAYERS = 5;

/** The slugs each player of this browser opened, newest first; the player seen last stands first. */
export type RecentGames = readonly { player: string; slugs: readonly string[] }[];

/** What this browser remembers of each player's games; who asks says whose (GAM). */
export const recentGamesStore = storedValue<RecentGames>({
  key: 'recent-games',
  parse: parseRecentGames,
  fallback: [],
});

/** Puts a game first among a player's; those of others stay as they are. */
export function addRecentGame(
  book: RecentGames,
  { player, slug }: { player: string; slug: string },
): RecentGames {
  const slugs = [slug, ...recentSlugs(book, player).filter((other) => other !== slug)].slice(0, MAX_GAMES);
  return [{ player, slugs }, ...book.filter((entry) => entry.player !== player)].slice(0, MAX_PLAYERS);
}

const NONE: readonly string[] = [];

/** The games of one player; nobody's are none. */
export function recentSlugs(book: RecentGames, player: string | null): readonly string[] {
  return book.find((entry) => entry.player === player)?.slugs ?? NONE;
}

function parseRecentGames(raw: unknown): RecentGames | undefined {
  if (!Array.isArray(raw)) return undefined;
  const rows: readonly unknown[] = raw;
  return rows.flatMap(parseEntry).slice(0, MAX_PLAYERS);
}

function parseEntry(raw: unknown): RecentGames {
  if (typeof raw !== 'object' || raw === null || !('player' in raw) || !('slugs' in raw)) return [];
  const { player, slugs } = raw;
  if (typeof player !== 'string' || !Array.isArray(slugs)) return [];
  const told: readonly unknown[] = slugs;
  const readable = told.filter((slug): slug is string => typeof slug === 'string' && slug !== '');
  return [{ player, slugs: [...new Set(readable)].slice(0, MAX_GAMES) }];
}
