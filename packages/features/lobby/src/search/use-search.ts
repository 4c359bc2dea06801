import { gamesQuery } from '@baize/api/queries/games';
import { useApi } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onTile, type PopularGame } from '../popular/popular.ts';

/** Nobody is asked for every letter of a word. */
const PAUSE_MS = 250;

const TILES = 12;
const SUGGESTED = 8;

/** What stands below the field: games that were found, or what most play where nothing was asked or found. */
export type Found =
  | { kind: 'searching' }
  | { kind: 'found'; games: readonly PopularGame[]; count: number }
  | { kind: 'suggested'; games: readonly PopularGame[]; because: 'nothing-asked' | 'nothing-found' }
  | { kind: 'failed'; problem: Error; again(): void };

/** Looks for games by what is typed, a little after the last letter. */
export function useSearch(typed: string): Found {
  const api = useApi();
  const asked = usePaused(typed.trim());
  const hits = useQuery({ ...gamesQuery(api, { search: asked, limit: TILES }), enabled: asked !== '' });
  const popular = useQuery(gamesQuery(api, { category: 'popular', limit: SUGGESTED }));
  const games = (popular.data?.rows ?? []).slice(0, SUGGESTED).map(onTile);
  if (typed.trim() === '') {
    if (popular.isError) return failed(popular);
    return popular.isPending ? { kind: 'searching' } : { kind: 'suggested', games, because: 'nothing-asked' };
  }
  if (hits.isError) return failed(hits);
  if (asked !== typed.trim() || hits.isPending || hits.isPlaceholderData) return { kind: 'searching' };
  const { rows, count } = hits.data;
  if (rows.length === 0) return { kind: 'suggested', games, because: 'nothing-found' };
  return { kind: 'found', games: rows.map(onTile), count: Math.max(count, rows.length) };
}

function failed({ error, refetch }: { error: Error; refetch(): Promise<unknown> }): Found {
  return { kind: 'failed', problem: error, again: () => void refetch() };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
