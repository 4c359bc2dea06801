import { playPath } from '@baize/domain/game-address';
import { formatPercent } from '@baize/i18n/formats';
import { PathLink } from '@baize/shell/links';
import { useLocale } from '@baize/shell/page';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useCountry } from '../game/use-country.ts';
import { HeartButton } from '../favorites/heart-button.tsx';
import * as css from './over-tile.css.ts';
import { Stakes } from './stakes.tsx';
import type { TileGame } from './tile-game.ts';

/** What lies over a tile's picture: its heart, and for whoever looks at it what the game returns and takes, and the ways in. */
export function OverTile({ game, wide, looked }: { game: TileGame; wide: boolean; looked: boolean }) {
  const country = useCountry(game.barredIn.length > 0 ? 'needed' : 'not-needed');
  const barred = country !== null && game.barredIn.includes(country);
  return (
    <>
      {barred ? (
        <span className={css.barred} data-barred="">
          <Trans id="game.barred">Not in your country</Trans>
        </span>
      ) : looked ? (
        <Veil game={game} wide={wide} />
      ) : null}
      <span className={css.heart}>
        <HeartButton game={game} look="tile" />
      </span>
    </>
  );
}

/** Drawn once somebody looks at the game: thousands of tiles would be twice as much to draw with it. */
function Veil({ game, wide }: { game: TileGame; wide: boolean }) {
  const { t } = useLingui();
  const { name, slug, demo } = game;
  return (
    <span className={wide ? css.wideVeil : css.veil}>
      <Facts game={game} />
      <span className={`${buttonClass({ size: 'small' })} ${css.play}`} aria-hidden>
        <Play size={16} aria-hidden />
        {t({ id: 'game.play', message: 'Play' })}
      </span>
      {demo ? (
        <PathLink
          to={playPath(slug, 'demo')}
          className={css.demo}
          aria-label={t({ id: 'game.demo.of', message: `Demo of ${name}` })}
        >
          {t({ id: 'game.demo', message: 'Demo' })}
        </PathLink>
      ) : null}
    </span>
  );
}

/** What comes back in the long run, and what a round costs. */
function Facts({ game: { returns, bets, live } }: { game: TileGame }) {
  const locale = useLocale();
  const share = returns === null ? null : formatPercent({ share: returns / 100, locale });
  return (
    <span className={css.facts}>
      {share === null ? null : <Trans id="game.returns">RTP {share}</Trans>}
      {bets && !live ? <Stakes bets={bets} /> : null}
    </span>
  );
}
