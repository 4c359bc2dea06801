import {
  EVERY_GAME,
  gameChoiceQuery,
  gamesOf,
  pageOf,
  pagesOf,
  type GameChoice,
} from '@baize/domain/game-list';
import { gameSearch } from '@baize/domain/game-search';
import { firstValue, without } from '@baize/domain/query-pairs';
import { useHydrated } from '@baize/shell/clock';
import { atFirstSign } from '@baize/shell/first-sign';
import { useStableHandler } from '@baize/shell/stable-handler';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useGamesKnown, wantGames } from '../index/game-index.ts';
import { onTile, type TileGame } from '../tile/tile-game.ts';
import { useChoice } from './use-choice.ts';
import { gamesHere, PAGE_SIZE, pageWithin, type ServedList } from './served-list.ts';

/** A list as it is shown now. */
export interface GameList {
  choice: GameChoice;
  /** What was typed into a search that led here; empty without one. */
  typed: string;
  /** The games of the page, or from it on to the last one. */
  games: readonly TileGame[];
  count: number;
  pages: number;
  /** All games from this page on stand in one list, of which only what is seen is drawn. */
  whole: boolean;
  /** There are more games than the page shows, and the browser has them. */
  canBeWhole: boolean;
  /** What was chosen is not here yet. */
  waiting: boolean;
  /** What was chosen cannot be shown: it needs the games, which could not be read. */
  failed: boolean;
  /** The same function in every render, as is the next one: what stands beside the games need not render with them. */
  choose(part: Partial<GameChoice>): void;
  chooseNothing(): void;
  showWhole(): void;
  /** The address of another page of the list. */
  hrefOf(page: number): string;
}

/**
 * A list by its address: the page it came with, and once the browser knows all games whatever is chosen at once, without
 * asking anybody (GAM-04).
 */
export function useGameList(served: ServedList): GameList {
  const { pathname, search, ...entry } = useLocation();
  const state: unknown = entry.state;
  const navigate = useNavigate();
  const moving = useNavigation().state !== 'idle';
  const alive = useHydrated();
  const known = useGamesKnown();
  const { choice: asked, choose } = useChoice({ soon: known.kind === 'known' });
  // What is typed is searched in the browser alone; the server's page is the same for everybody.
  const typed = alive ? (firstValue(search, 'search') ?? '').slice(0, 100) : '';
  useEffect(() => atFirstSign(wantGames), []);
  useEffect(() => {
    if (typed !== '') wantGames();
  }, [typed]);
  const { place } = served;
  const here = useMemo(() => (known.kind === 'known' ? gamesHere(known.games, place) : null), [known, place]);
  const found = useMemo(() => {
    if (!here) return null;
    const chosen = gamesOf(here, { category: null, choice: asked });
    return typed === '' ? chosen : gameSearch(chosen)(typed);
  }, [here, asked, typed]);
  // A modal has an entry of its own, which knows nothing of the list it lies over.
  const covered = search !== without(search, ['modal']);
  const [wasWhole, setWasWhole] = useState(false);
  useEffect(() => {
    if (!covered) setWasWhole(isWhole(state));
  }, [covered, state]);
  const whole = found !== null && (isWhole(state) || (covered && wasWhole));
  const count = found?.length ?? served.count;
  const page = pageWithin(asked.page, count);
  const games = useMemo(() => {
    if (!found) return served.games;
    if (whole) return found.slice((page - 1) * PAGE_SIZE).map(onTile);
    const rows = pageOf(found, { page, size: PAGE_SIZE });
    // What stands already is not drawn anew, least of all under somebody who has scrolled down it.
    return isSame(rows, served.games) ? served.games : rows.map(onTile);
  }, [found, served.games, page, whole]);
  const choosePart = useStableHandler((part: Partial<GameChoice>) => choose({ ...asked, page: 1, ...part }));
  const chooseNothing = useStableHandler(() => choose(EVERY_GAME, without(search, ['search'])));
  return {
    choice: { ...asked, page },
    typed,
    games,
    count,
    pages: pagesOf(count, PAGE_SIZE),
    whole,
    canBeWhole: found !== null && page * PAGE_SIZE < count,
    waiting: moving || (typed !== '' && !found && known.kind !== 'failed'),
    failed: typed !== '' && known.kind === 'failed',
    choose: choosePart,
    chooseNothing,
    showWhole: () =>
      void navigate(
        { pathname, search },
        { replace: true, preventScrollReset: true, state: { whole: true } },
      ),
    hrefOf: (other) => pathname + gameChoiceQuery({ ...asked, page: other }, without(search, ['modal'])),
  };
}

/** Kept with the entry in the browser's history: whoever comes back finds the list as it was left. */
function isWhole(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'whole' in state && state.whole === true;
}

function isSame(rows: readonly { slug: string }[], shown: readonly { slug: string }[]): boolean {
  return rows.length === shown.length && rows.every(({ slug }, place) => slug === shown[place]?.slug);
}
