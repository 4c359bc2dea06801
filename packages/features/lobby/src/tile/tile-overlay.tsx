import { playPath } from '@baize/domain/game-paths';
import { formatPercent } from '@baize/i18n/formats';
import { PathLink } from '@baize/links';
import { useLocale } from '@baize/page';
import { useStoredExclusionStatus } from '@baize/player/exclusion-status';
import { useSession } from '@baize/player/session';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useCountry } from './use-country.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { BarredReason } from './barred-reason.tsx';
import * as css from './tile-overlay.css.ts';
import { StakesRange } from './stakes-range.tsx';
import type { TileGame } from './tile-game.ts';

/**
 * What lies over a tile's picture: its heart, and for whoever looks at it what the game returns and takes, and the ways
 * in; for whoever may not play, why not.
 */
export function TileOverlay({
  game,
  wide,
  isRevealed,
}: {
  game: TileGame;
  wide: boolean;
  isRevealed: boolean;
}) {
  const country = useCountry(game.barredIn.length > 0 ? 'needed' : 'not-needed');
  const safety = useStoredExclusionStatus();
  const why = safety !== 'free' ? safety : isRestricted(game, country) ? 'restricted' : null;
  return (
    <>
      {why !== null ? (
        <span className={wide ? css.wideFooter : css.footer}>
          <span className={css.barred}>
            <BarredReason why={why} />
          </span>
        </span>
      ) : isRevealed ? (
        <span className={wide ? css.wideOverlay : css.overlay}>
          <PlayOffer game={game} />
        </span>
      ) : null}
      <span className={css.favorite} data-barred={why === null ? undefined : ''}>
        <FavoriteButton game={game} variant="tile" />
      </span>
    </>
  );
}

function isRestricted({ barredIn }: TileGame, country: string | null): boolean {
  return country !== null && barredIn.includes(country);
}

/** Drawn once somebody looks at the game: thousands of tiles would be twice as much to draw with it. */
function PlayOffer({ game }: { game: TileGame }) {
  const { t } = useLingui();
  const { name, slug, demo } = game;
  return (
    <>
      <Facts game={game} />
      <PlayLink game={game} />
      {demo ? (
        <PathLink
          to={playPath(slug, 'demo')}
          className={css.demo}
          aria-label={t({ id: 'game.demo.of', message: `Demo of ${name}` })}
        >
          {t({ id: 'game.demo', message: 'Demo' })}
        </PathLink>
      ) : null}
    </>
  );
}

/** Opens the game at once for a player; a visitor looks at it first, as by the rest of the tile, and logs in there. */
function PlayLink({ game: { name, slug } }: { game: TileGame }) {
  const { t } = useLingui();
  const { phase } = useSession();
  const words = (
    <>
      <Play size={16} aria-hidden />
      {t({ id: 'game.play', message: 'Play' })}
    </>
  );
  if (phase !== 'signed-in')
    return (
      <span className={`${buttonClass({ size: 'small' })} ${css.playAppearance}`} aria-hidden>
        {words}
      </span>
    );
  return (
    <PathLink
      to={playPath(slug, 'real')}
      className={`${buttonClass({ size: 'small' })} ${css.play}`}
      aria-label={t({ id: 'game.play.of', message: `Play ${name}` })}
    >
      {words}
    </PathLink>
  );
}

/** What comes back in the long run, and what a round costs. */
function Facts({ game: { returns, bets } }: { game: TileGame }) {
  const locale = useLocale();
  const share = returns === null ? null : formatPercent({ share: returns / 100, locale });
  return (
    <span className={css.facts}>
      {share === null ? null : <Trans id="game.returns">RTP {share}</Trans>}
      {bets ? <StakesRange bets={bets} /> : null}
    </span>
  );
}
