import { categoriesQuery } from '@baize/api/queries/categories';
import { gamesQuery } from '@baize/api/queries/games';
import { useLocale } from '@baize/shell/page';
import { useApi } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useGamesKnown, wantGames } from '../index/game-index.ts';
import { useRecentGames } from '../recent/use-recent-games.ts';
import {
  asFound,
  findWays,
  MOST,
  popularOf,
  recentOf,
  searchThrough,
  waysOf,
  type FoundGame,
  type Way,
} from './find.ts';

/** The platform is not asked for every letter of a word. */
const PAUSE_MS = 250;

const SUGGESTED = 8;
const NONE: readonly FoundGame[] = [];

/** What stands below the field. */
export type Found =
  | { kind: 'searching' }
  /** Nothing was asked yet. */
  | { kind: 'offered'; recent: readonly FoundGame[]; popular: readonly FoundGame[] }
  | { kind: 'found'; ways: readonly Way[]; games: readonly FoundGame[]; count: number }
  /** No game; what is near it, and what most players play. */
  | { kind: 'nothing'; ways: readonly Way[]; popular: readonly FoundGame[] }
  | { kind: 'failed'; problem: Error; again(): void };

/**
 * Looks for games by what is typed: in the index of all games at once, and as long as that is not there by asking the
 * platform a little after the last letter.
 */
export function useSearch(typed: string): Found {
  const api = useApi();
  const known = useGamesKnown();
  const games = known.kind === 'known' ? known.games : null;
  const asked = usePaused(typed.trim());
  const words = typed.trim();
  const hits = useQuery({
    ...gamesQuery(api, { search: asked, limit: MOST }),
    enabled: games === null && asked !== '',
  });
  const offer = useQuery({
    ...gamesQuery(api, { category: 'popular', limit: SUGGESTED }),
    enabled: games === null,
  });
  const { data: categories } = useQuery(categoriesQuery(api, useLocale()));
  const slugs = useRecentGames();
  const ways = useMemo(() => waysOf(categories ?? [], games), [categories, games]);
  useEffect(() => wantGames(), []);
  useEffect(() => {
    if (games) searchThrough(games);
  }, [games]);
  const answer = useMemo(() => (games && words !== '' ? searchThrough(games)(words) : null), [games, words]);

  // Once shown, an offer stays as it is: nothing moves under a finger.
  const popular = offer.data ? offer.data.rows.slice(0, SUGGESTED).map(asFound) : games && popularOf(games);
  const failed = ({ error, refetch }: { error: Error | null; refetch(): Promise<unknown> }): Found => ({
    kind: 'failed',
    problem: error ?? new Error('The games did not come.'),
    again: () => {
      wantGames();
      void refetch();
    },
  });

  function found(rows: readonly FoundGame[], count: number): Found {
    if (rows.length > 0)
      return {
        kind: 'found',
        ways: findWays(ways, { typed: words, by: 'all-words' }),
        games: rows.slice(0, MOST),
        count: Math.max(count, rows.length),
      };
    return {
      kind: 'nothing',
      ways: findWays(ways, { typed: words, by: 'any-word' }),
      popular: popular ?? NONE,
    };
  }

  if (words === '') {
    if (popular) {
      const recent = games ? recentOf(games, slugs) : NONE;
      const told = new Set(recent.map(({ to }) => to));
      return { kind: 'offered', recent, popular: popular.filter(({ to }) => !told.has(to)) };
    }
    return offer.isError && known.kind === 'failed' ? failed(offer) : { kind: 'searching' };
  }
  if (answer) return found(answer.slice(0, MOST).map(asFound), answer.length);
  if (hits.isError) return known.kind === 'failed' ? failed(hits) : { kind: 'searching' };
  if (asked !== words || hits.isPending || hits.isPlaceholderData) return { kind: 'searching' };
  return found(hits.data.rows.map(asFound), hits.data.count);
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
