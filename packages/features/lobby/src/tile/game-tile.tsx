import { gamePath } from '@baize/domain/game-paths';
import { PathLink } from '@baize/links';
import { PlatformImage } from '@baize/page/asset-image';
import { useHasActivity } from '@baize/page/first-activity';
import { Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { StakesRange } from './stakes-range.tsx';
import type { TileGame } from './tile-game.ts';
import * as css from './game-tile.css.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useTileInteraction } from './use-tile-interaction.ts';

/** Portrait, or as wide as a table. */
export type TileShape = 'portrait' | 'wide';

/**
 * A game by its picture, name and studio; the whole of it leads there. Whoever rests on it, comes to it by keyboard or
 * taps it once sees what it returns and what it takes, and the ways in (look §7).
 */
export function GameTile({
  game,
  shape = 'portrait',
  textOnly = false,
  priority = false,
}: {
  game: TileGame;
  shape?: TileShape;
  /** Whether its picture is one of the first that are seen of the page. */
  priority?: boolean;
  /** Without its picture and what lies over it, both in their room. */
  textOnly?: boolean;
}) {
  const { name, studio } = game;
  // A list that changes shows its games first; what lies over their pictures follows, once somebody is there.
  const over = useAfterPaint(useHasActivity() && !textOnly, false);
  const touched = useTileInteraction();
  const wide = shape === 'wide';
  return (
    <div className={css.tile} {...touched.tile}>
      <PathLink to={gamePath(game.slug)} className={css.link} {...touched.link}>
        <span className={wide ? css.wideCover : css.cover}>
          {textOnly ? null : <Cover game={game} wide={wide} priority={priority} />}
        </span>
        <span className={css.name} dir="auto" data-shortens>
          {name}
        </span>
        <span className={css.studio} dir="auto" data-shortens>
          {studio}
        </span>
      </PathLink>
      {over ? (
        <Suspense>
          <TileOverlay game={game} wide={wide} isRevealed={touched.looked} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Cover({ game, wide, priority }: { game: TileGame; wide: boolean; priority: boolean }) {
  const { live, fresh, bets, picture } = game;
  return (
    <>
      <PlatformImage
        address={picture}
        width={wide ? 400 : 300}
        height={wide ? 300 : 400}
        className={css.image}
        inSizedBox
        priority={priority}
        fallback={
          <span className={css.missing}>
            <ImageOff size={28} strokeWidth={1.6} />
          </span>
        }
      />
      {live && bets && wide ? (
        <span className={css.badge}>
          <StakesRange bets={bets} />
        </span>
      ) : fresh && !live ? (
        <span className={css.badge}>
          <Trans id="game.new">New</Trans>
        </span>
      ) : null}
    </>
  );
}

/** Comes after the tiles: the server draws none of it, and nothing moves when it is there. */
const TileOverlay = lazy(async () => ({ default: (await import('./tile-overlay.tsx')).TileOverlay }));
