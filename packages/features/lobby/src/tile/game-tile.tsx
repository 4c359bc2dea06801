import { gamePath } from '@baize/domain/game-address';
import { Picture } from '@baize/shell/asset-picture';
import { useSomebody } from '@baize/shell/first-sign';
import { PathLink } from '@baize/shell/links';
import { Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Stakes } from './stakes.tsx';
import type { TileGame } from './tile-game.ts';
import * as css from './game-tile.css.ts';
import { useLate } from './use-late.ts';
import { useTouched } from './use-touched.ts';

/** Portrait, or as wide as a table. */
export type TileShape = 'portrait' | 'wide';

/**
 * A game by its picture, name and studio; the whole of it leads there. Whoever rests on it, comes to it by keyboard or
 * taps it once sees what it returns and what it takes, and the ways in (look §7).
 */
export function GameTile({
  game,
  shape = 'portrait',
  plain = false,
  priority = false,
}: {
  game: TileGame;
  shape?: TileShape;
  /** Whether its picture is one of the first that are seen of the page. */
  priority?: boolean;
  /** Without its picture and what lies over it, both in their room. */
  plain?: boolean;
}) {
  const { name, studio } = game;
  // A list that changes shows its games first; what lies over their pictures follows, once somebody is there.
  const over = useLate(useSomebody() && !plain, false);
  const touched = useTouched();
  const wide = shape === 'wide';
  return (
    <div className={css.tile} {...touched.tile}>
      <PathLink to={gamePath(game.slug)} className={css.link} {...touched.link}>
        <span className={wide ? css.wideCover : css.cover}>
          {plain ? null : <Cover game={game} wide={wide} priority={priority} />}
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
          <OverTile game={game} wide={wide} looked={touched.looked} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Cover({ game, wide, priority }: { game: TileGame; wide: boolean; priority: boolean }) {
  const { live, fresh, bets, picture } = game;
  return (
    <>
      <Picture
        address={picture}
        width={wide ? 400 : 300}
        height={wide ? 300 : 400}
        className={css.picture}
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
          <Stakes bets={bets} />
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
const OverTile = lazy(async () => ({ default: (await import('./over-tile.tsx')).OverTile }));
