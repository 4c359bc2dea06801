import { favoritesQuery } from '@baize/api/queries/favorites';
import type { ListedGame } from '@baize/domain/game-list';
import { useApi, usePromoSuppression } from '@baize/player';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGameIndex, loadGameIndex } from '../game-index/game-index.ts';
import { GameCarousel } from '../game-carousel/game-carousel.tsx';
import { useRecentGames } from '../recent/use-recent-games.ts';
import { toTileGame } from '../tile/tile-game.ts';
import { useInsertBelowFold } from './use-insert-below-fold.ts';

/** As many games as a row holds. */
const MAX_GAMES = 20;

interface PlayerGames {
  recent: readonly ListedGame[];
  favorites: readonly ListedGame[];
}

/**
 * A player's own rows on the root page: what they played last and what they keep, as far as the casino still has it. Nobody
 * who is kept from play, or from more of it, is called back to it (beyond 15). They stand as they were when they came: nothing
 * moves when a heart is pressed. Inside a `PlayerBoundary`.
 */
export function PlayerCarousels({ onVisible }: { onVisible(): void }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const own = useInsertBelowFold(place, { part: usePlayerGames(), onVisible });
  return (
    <div ref={place}>
      {own ? (
        <>
          <GameCarousel
            title={t({ id: 'lobby.recent', message: 'Pick up where you left off' })}
            games={own.recent.map(toTileGame)}
          />
          <GameCarousel
            title={t({ id: 'lobby.favorites', message: 'Your favourites' })}
            games={own.favorites.map(toTileGame)}
            all="/profile/favorites"
          />
        </>
      ) : null}
    </div>
  );
}

/** The player's own games; null as long as they are not known, or must not be shown. */
function usePlayerGames(): PlayerGames | null {
  const silence = usePromoSuppression();
  const known = useGameIndex();
  const slugs = useRecentGames();
  const { data, isError } = useQuery(favoritesQuery(useApi()));
  const open = silence.kind === 'open';
  const kept = data?.map(({ slug }) => slug) ?? (isError ? [] : null);
  const some = slugs.length + (kept?.length ?? 0) > 0;
  useEffect(() => {
    if (open && some) loadGameIndex();
  }, [open, some]);
  if (!open || !some || kept === null || known.kind !== 'known') return null;
  const bySlug = new Map(known.games.map((game) => [game.slug, game]));
  const still = (list: readonly string[]) =>
    list.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, MAX_GAMES);
  return { recent: still(slugs), favorites: still(kept) };
}
