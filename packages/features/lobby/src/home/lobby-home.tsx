import { DEFAULT_GAME_LIST_PARAMS, selectGames } from '@baize/domain/game-list';
import { categoryPath } from '@baize/domain/game-paths';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useLingui } from '@lingui/react/macro';
import { Fragment, lazy, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { CategoryChips } from '../categories/category-chips.tsx';
import { useGameIndex, loadGameIndex } from '../game-index/game-index.ts';
import { carousel } from '../game-carousel/game-carousel.css.ts';
import { GameCarousel } from '../game-carousel/game-carousel.tsx';
import { toTileGame } from '../tile/tile-game.ts';
import { SectionHeader } from '../game-carousel/section-header.tsx';
import type { HomeCarousel } from '../game-index/home-lists.ts';
import { unpackLists } from './packed-lists.ts';
import { StudioList } from '../studios/studio-card.tsx';
import { someStudios, studiosContainer } from '../studios/studios.css.ts';
import { home } from './lobby-home.css.ts';

/** As many games as a row of the root page ever holds; all of them stand on its own page. */
const MAX_GAMES = 24;

const PlayerCarousels = lazy(async () => ({
  default: (await import('../player-carousels/player-carousels.tsx')).PlayerCarousels,
}));

/** What the casino offers to play, below the first view of the root page: ways in, rows of games, studios. */
export function LobbyHome() {
  // A root page without a server behind it has no lists.
  const lists = useLoaderData<{ lists: string } | undefined>()?.lists ?? '';
  const { categories, carousels, studios, studioCount } = useMemo(() => unpackLists(lists), [lists]);
  const { t } = useLingui();
  const studiosTitle = t({ id: 'lobby.studios', message: 'Studios' });
  // A player's own rows come before all others, or before the first one that is not yet seen when they come.
  const [ownAt, setOwnAt] = useState(0);
  if (categories.length === 0) return null;
  const own = (
    <PlayerBoundary>
      <PlayerCarousels onVisible={() => setOwnAt(Math.min(ownAt + 1, carousels.length))} />
    </PlayerBoundary>
  );
  return (
    <div className={home}>
      <CategoryChips categories={categories} current="all" />
      {carousels.map((row, at) => (
        <Fragment key={row.slug}>
          {at === ownAt ? own : null}
          <HomeCarouselRow row={row} />
        </Fragment>
      ))}
      {ownAt === carousels.length ? own : null}
      <section className={carousel} aria-label={studiosTitle}>
        <SectionHeader title={studiosTitle} count={studioCount} page="providers" />
        <div className={studiosContainer}>
          <StudioList studios={studios} className={someStudios} />
        </div>
      </section>
    </div>
  );
}

/** Begins with what the page came with; the rest of it comes when somebody moves the row. */
function HomeCarouselRow({ row: { slug, name, count, shape, games } }: { row: HomeCarousel }) {
  const known = useGameIndex();
  const more =
    known.kind === 'known'
      ? selectGames(known.games, { category: slug, choice: DEFAULT_GAME_LIST_PARAMS }).slice(0, MAX_GAMES)
      : [];
  return (
    <GameCarousel
      title={name}
      count={count}
      all={categoryPath(slug)}
      games={(more.length > games.length ? more : games).map(toTileGame)}
      shape={shape}
      more={known.kind !== 'known' && count > games.length}
      onMove={loadGameIndex}
    />
  );
}
