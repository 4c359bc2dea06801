import {
  DEFAULT_GAME_LIST_PARAMS,
  gameListSearch,
  selectGames,
  paginate,
  pageCount,
  type GameListParams,
} from '@baize/domain/game-list';
import { createGameSearch } from '@baize/domain/game-search';
import { firstParamValue, withoutParams } from '@baize/domain/search-params';
import { useHydrated } from '@baize/page/clock';
import { onFirstActivity } from '@baize/page/first-activity';
import { useStableHandler } from '@baize/page/stable-handler';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useGameIndex, loadGameIndex } from '../game-index/game-index.ts';
import { toTileGame, type TileGame } from '../tile/tile-game.ts';
import { useListFilters } from './use-list-filters.ts';
import { gamesInScope, PAGE_SIZE, clampPage, type ServedList } from './served-list.ts';

/** A list as it is shown now. */
export interface GameListState {
  filters: GameListParams;
  /** What was typed into a search that led here; empty without one. */
  searchText: string;
  /** The games of the page, or from it on to the last one. */
  games: readonly TileGame[];
  count: number;
  pages: number;
  /** All games from this page on stand in one list, of which only what is seen is drawn. */
  isVirtual: boolean;
  /** There are more games than the page shows, and the browser has them. */
  canShowAll: boolean;
  /** What was chosen is not here yet. */
  isPending: boolean;
  /** What was chosen cannot be shown: it needs the games, which could not be read. */
  hasFailed: boolean;
  /** The same function in every render, as is the next one: what stands beside the games need not render with them. */
  setFilters(part: Partial<GameListParams>): void;
  clearFilters(): void;
  showAll(): void;
  /** The address of another page of the list. */
  pageHref(page: number): string;
}

/**
 * A list by its address: the page it came with, and once the browser knows all games whatever is chosen at once, without
 * asking anybody (GAM-04).
 */
export function useGameList(served: ServedList): GameListState {
  const { pathname, search, ...entry } = useLocation();
  const state: unknown = entry.state;
  const navigate = useNavigate();
  const moving = useNavigation().state !== 'idle';
  const alive = useHydrated();
  const known = useGameIndex();
  const { filters: asked, setFilters } = useListFilters({ soon: known.kind === 'known' });
  // What is typed is searched in the browser alone; the server's page is the same for everybody.
  const searchText = alive ? (firstParamValue(search, 'search') ?? '').slice(0, 100) : '';
  useEffect(() => onFirstActivity(loadGameIndex), []);
  useEffect(() => {
    if (searchText !== '') loadGameIndex();
  }, [searchText]);
  const { place } = served;
  const here = useMemo(
    () => (known.kind === 'known' ? gamesInScope(known.games, place) : null),
    [known, place],
  );
  const found = useMemo(() => {
    if (!here) return null;
    const chosen = selectGames(here, { category: null, choice: asked });
    return searchText === '' ? chosen : createGameSearch(chosen)(searchText);
  }, [here, asked, searchText]);
  // A modal has an entry of its own, which knows nothing of the list it lies over.
  const covered = search !== withoutParams(search, ['modal']);
  const [wasWhole, setWasWhole] = useState(false);
  useEffect(() => {
    if (!covered) setWasWhole(showsAll(state));
  }, [covered, state]);
  const isVirtual = found !== null && (showsAll(state) || (covered && wasWhole));
  const count = found?.length ?? served.count;
  const page = clampPage(asked.page, count);
  const games = useMemo(() => {
    if (!found) return served.games;
    if (isVirtual) return found.slice((page - 1) * PAGE_SIZE).map(toTileGame);
    const rows = paginate(found, { page, size: PAGE_SIZE });
    // What stands already is not drawn anew, least of all under somebody who has scrolled down it.
    return isSame(rows, served.games) ? served.games : rows.map(toTileGame);
  }, [found, served.games, page, isVirtual]);
  const choosePart = useStableHandler((part: Partial<GameListParams>) =>
    setFilters({ ...asked, page: 1, ...part }),
  );
  const clearFilters = useStableHandler(() =>
    setFilters(DEFAULT_GAME_LIST_PARAMS, withoutParams(search, ['search'])),
  );
  return {
    filters: { ...asked, page },
    searchText,
    games,
    count,
    pages: pageCount(count, PAGE_SIZE),
    isVirtual,
    canShowAll: found !== null && page * PAGE_SIZE < count,
    isPending: moving || (searchText !== '' && !found && known.kind !== 'failed'),
    hasFailed: searchText !== '' && known.kind === 'failed',
    setFilters: choosePart,
    clearFilters,
    showAll: () =>
      void navigate(
        { pathname, search },
        { replace: true, preventScrollReset: true, state: { whole: true } },
      ),
    pageHref: (other) =>
      pathname + gameListSearch({ ...asked, page: other }, withoutParams(search, ['modal'])),
  };
}

/** Kept with the entry in the browser's history: whoever comes back finds the list as it was left. */
function showsAll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'whole' in state && state.whole === true;
}

function isSame(rows: readonly { slug: string }[], shown: readonly { slug: string }[]): boolean {
  return rows.length === shown.length && rows.every(({ slug }, place) => slug === shown[place]?.slug);
}
