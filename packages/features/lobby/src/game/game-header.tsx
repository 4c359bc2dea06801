import type { GameDetails } from '@baize/api/endpoints/lobby';
import type { PlayMode } from '@baize/domain/play-access';
import { formatPercent } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { Badge } from '@baize/ui/badge';
import { iconButtonClass } from '@baize/ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, CircleDollarSign, FlaskConical } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useStakes } from './about-game.tsx';
import * as css from './game-screen.css.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import type { ReturnPath } from './use-return-path.ts';

/** Which game, by whom, what it returns; and what it is played with, while it is played. */
export function GameHeader({
  game,
  mode,
  back,
}: {
  game: GameDetails;
  mode: PlayMode | null;
  back: ReturnPath;
}) {
  const { t } = useLingui();
  const heading = useFocusOnOpen(game.slug);
  return (
    <div className={css.header}>
      <Link
        to={back.href}
        onClick={back.go}
        className={iconButtonClass({ variant: 'secondary' })}
        aria-label={back.label}
      >
        <ArrowLeft size={20} className={css.arrow} aria-hidden />
      </Link>
      <div className={css.names}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {game.name}
        </h1>
        <p className={css.line}>
          <Facts game={game} />
        </p>
      </div>
      {mode === null ? null : (
        <Badge
          className={css.mode}
          tone={mode === 'demo' ? 'info' : 'neutral'}
          icon={mode === 'demo' ? <FlaskConical /> : <CircleDollarSign />}
        >
          {mode === 'demo'
            ? t({ id: 'game.mode.demo', message: 'Demo, play money' })
            : t({ id: 'game.mode.real', message: 'Real play' })}
        </Badge>
      )}
    </div>
  );
}

function Facts({ game }: { game: GameDetails }) {
  const locale = useLocale();
  const stakes = useStakes(game);
  const { returnToPlayer, provider } = game;
  const rtp =
    returnToPlayer === null ? null : <bdi>{formatPercent({ share: returnToPlayer / 100, locale })}</bdi>;
  const facts: { id: string; said: ReactNode }[] = [{ id: 'studio', said: <bdi>{provider.name}</bdi> }];
  if (rtp) facts.push({ id: 'rtp', said: <Trans id="game.rtp">RTP {rtp}</Trans> });
  if (stakes !== null) {
    const range = <bdi>{stakes}</bdi>;
    facts.push({ id: 'stakes', said: <Trans id="game.stakes">stakes {range}</Trans> });
  }
  return facts.map(({ id, said }, place) => (
    <Fragment key={id}>
      {place > 0 ? ' · ' : null}
      {said}
    </Fragment>
  ));
}
