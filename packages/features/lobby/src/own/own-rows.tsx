import { favoritesQuery } from '@baize/api/queries/favorites';
import type { ListedGame } from '@baize/domain/game-list';
import { useApi, usePromoSilence } from '@baize/shell/player';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGamesKnown, wantGames } from '../index/game-index.ts';
import { Rail } from '../rail/rail.tsx';
import { useRecentGames } from '../recent/use-recent-games.ts';
import { onTile } from '../tile/tile-game.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

/** As many games as a row holds. */
const MOST = 20;

interface Own {
  recent: readonly ListedGame[];
  favorites: readonly ListedGame[];
}

/**
 * A player's own rows on the root page: what they played last and what they keep, as far as the casino still has it. Nobody
 * who is kept from play, or from more of it, is called back to it (beyond 15). They stand as they were when they came: nothing
 * moves when a heart is pressed. Inside a `PlayerIsland`.
 */
export function OwnRows({ onInSight }: { onInSight(): void }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const own = useOutOfSight(place, { part: useOwn(), onInSight });
  return (
    <div ref={place}>
      {own ? (
        <>
          <Rail
            title={t({ id: 'lobby.recent', message: 'Pick up where you left off' })}
            games={own.recent.map(onTile)}
          />
          <Rail
            title={t({ id: 'lobby.favorites', message: 'Your favourites' })}
            games={own.favorites.map(onTile)}
            all="/profile/favorites"
          />
        </>
      ) : null}
    </div>
  );
}

/** The player's own games; null as long as they are not known, or must not be shown. */
function useOwn(): Own | null {
  const silence = usePromoSilence();
  const known = useGamesKnown();
  const slugs = useRecentGames();
  const { data, isError } = useQuery(favoritesQuery(useApi()));
  const open = silence.kind === 'open';
  const kept = data?.map(({ slug }) => slug) ?? (isError ? [] : null);
  const some = slugs.length + (kept?.length ?? 0) > 0;
  useEffect(() => {
    if (open && some) wantGames();
  }, [open, some]);
  if (!open || !some || kept === null || known.kind !== 'known') return null;
  const bySlug = new Map(known.games.map((game) => [game.slug, game]));
  const still = (list: readonly string[]) => list.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, MOST);
  return { recent: still(slugs), favorites: still(kept) };
}
