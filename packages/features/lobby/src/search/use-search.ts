import { categoriesQuery } from '@baize/api/queries/categories';
import { gamesQuery } from '@baize/api/queries/games';
import { useLocale } from '@baize/page';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useGameIndex, loadGameIndex } from '../game-index/game-index.ts';
import { useRecentGames } from '../recent/use-recent-games.ts';
import {
  toFoundGame,
  findListLinks,
  MAX_RESULTS,
  popularFoundGames,
  recentFoundGames,
  gameSearchFor,
  allListLinks,
  type FoundGame,
  type ListLink,
} from './search-matches.ts';

/** The platform is not asked for every letter of a word. */
const DEBOUNCE_MS = 250;

const MAX_SUGGESTIONS = 8;
const NONE: readonly FoundGame[] = [];

/** What stands below the field. */
export type SearchState =
  | { kind: 'searching' }
  /** Nothing was asked yet. */
  | { kind: 'offered'; recent: readonly FoundGame[]; popular: readonly FoundGame[] }
  | { kind: 'found'; listLinks: readonly ListLink[]; games: readonly FoundGame[]; count: number }
  /** No game; what is near it, and what most players play. */
  | { kind: 'nothing'; listLinks: readonly ListLink[]; popular: readonly FoundGame[] }
  | { kind: 'failed'; problem: Error; retry(): void };

/**
 * Looks for games by what is typed: in the index of all games at once, and as long as that is not there by asking the
 * platform a little after the last letter.
 */
export function useSearch(typed: string): SearchState {
  const api = useApi();
  const known = useGameIndex();
  const games = known.kind === 'known' ? known.games : null;
  const asked = useDebounced(typed.trim());
  const words = typed.trim();
  const hits = useQuery({
    ...gamesQuery(api, { search: asked, limit: MAX_RESULTS }),
    enabled: games === null && asked !== '',
  });
  const offer = useQuery({
    ...gamesQuery(api, { category: 'popular', limit: MAX_SUGGESTIONS }),
    enabled: games === null,
  });
  const { data: categories } = useQuery(categoriesQuery(api, useLocale()));
  const slugs = useRecentGames();
  const ways = useMemo(() => allListLinks(categories ?? [], games), [categories, games]);
  useEffect(() => loadGameIndex(), []);
  useEffect(() => {
    if (games) gameSearchFor(games);
  }, [games]);
  const answer = useMemo(() => (games && words !== '' ? gameSearchFor(games)(words) : null), [games, words]);

  // Once shown, an offer stays as it is: nothing moves under a finger.
  const popular = offer.data
    ? offer.data.rows.slice(0, MAX_SUGGESTIONS).map(toFoundGame)
    : games && popularFoundGames(games);
  const failed = ({ error, refetch }: { error: Error | null; refetch(): Promise<unknown> }): SearchState => ({
    kind: 'failed',
    problem: error ?? new Error('The games did not come.'),
    retry: () => {
      loadGameIndex();
      void refetch();
    },
  });

  function found(rows: readonly FoundGame[], count: number): SearchState {
    if (rows.length > 0)
      return {
        kind: 'found',
        listLinks: findListLinks(ways, { typed: words, by: 'all-words' }),
        games: rows.slice(0, MAX_RESULTS),
        count: Math.max(count, rows.length),
      };
    return {
      kind: 'nothing',
      listLinks: findListLinks(ways, { typed: words, by: 'any-word' }),
      popular: popular ?? NONE,
    };
  }

  if (words === '') {
    if (popular) {
      const recent = games ? recentFoundGames(games, slugs) : NONE;
      const told = new Set(recent.map(({ to }) => to));
      return { kind: 'offered', recent, popular: popular.filter(({ to }) => !told.has(to)) };
    }
    return offer.isError && known.kind === 'failed' ? failed(offer) : { kind: 'searching' };
  }
  if (answer) return found(answer.slice(0, MAX_RESULTS).map(toFoundGame), answer.length);
  if (hits.isError) return known.kind === 'failed' ? failed(hits) : { kind: 'searching' };
  if (asked !== words || hits.isPending || hits.isPlaceholderData) return { kind: 'searching' };
  return found(hits.data.rows.map(toFoundGame), hits.data.count);
}

function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
