import { categoryPath } from '@baize/domain/game-address';
import { EVERY_GAME, gamesOf } from '@baize/domain/game-list';
import { PlayerIsland } from '@baize/shell/player-island';
import { useLingui } from '@lingui/react/macro';
import { Fragment, lazy, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { CategoryChips } from '../categories/category-chips.tsx';
import { useGamesKnown, wantGames } from '../index/game-index.ts';
import { rail } from '../rail/rail.css.ts';
import { Rail } from '../rail/rail.tsx';
import { onTile } from '../tile/tile-game.ts';
import { SectionHead } from './section-head.tsx';
import type { HomeRail } from './home-lists.ts';
import { unpackLists } from './packed-lists.ts';
import { StudioList } from './studio-card.tsx';
import * as css from './lobby-home.css.ts';

/** As many games as a row of the root page ever holds; all of them stand on its own page. */
const MOST = 24;

const OwnRows = lazy(async () => ({ default: (await import('../own/own-rows.tsx')).OwnRows }));

/** What the casino offers to play, below the first view of the root page: ways in, rows of games, studios. */
export function LobbyHome() {
  // A root page without a server behind it has no lists.
  const lists = useLoaderData<{ lists: string } | undefined>()?.lists ?? '';
  const { categories, rails, studios, studioCount } = useMemo(() => unpackLists(lists), [lists]);
  const { t } = useLingui();
  const studiosTitle = t({ id: 'lobby.studios', message: 'Studios' });
  // A player's own rows come before all others, or before the first one that is not yet seen when they come.
  const [ownAt, setOwnAt] = useState(0);
  if (categories.length === 0) return null;
  const own = (
    <PlayerIsland>
      <OwnRows onInSight={() => setOwnAt(Math.min(ownAt + 1, rails.length))} />
    </PlayerIsland>
  );
  return (
    <div className={css.home}>
      <CategoryChips categories={categories} current="all" />
      {rails.map((row, at) => (
        <Fragment key={row.slug}>
          {at === ownAt ? own : null}
          <HomeRow row={row} />
        </Fragment>
      ))}
      {ownAt === rails.length ? own : null}
      <section className={rail} aria-label={studiosTitle}>
        <SectionHead title={studiosTitle} count={studioCount} page="providers" />
        <div className={css.room}>
          <StudioList studios={studios} className={css.someStudios} />
        </div>
      </section>
    </div>
  );
}

/** Begins with what the page came with; the rest of it comes when somebody moves the row. */
function HomeRow({ row: { slug, name, count, shape, games } }: { row: HomeRail }) {
  const known = useGamesKnown();
  const more =
    known.kind === 'known' ? gamesOf(known.games, { category: slug, choice: EVERY_GAME }).slice(0, MOST) : [];
  return (
    <Rail
      title={name}
      count={count}
      all={categoryPath(slug)}
      games={(more.length > games.length ? more : games).map(onTile)}
      shape={shape}
      more={known.kind !== 'known' && count > games.length}
      onMove={wantGames}
    />
  );
}
