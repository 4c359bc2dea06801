import type { GameDetails } from '@baize/api/calls/lobby';
import { PathLink } from '@baize/shell/links';
import { buttonClass } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { Coffee, Maximize, Minimize, X } from 'lucide-react';
import { HeartButton } from '../favorites/heart-button.tsx';
import * as css from './bar.css.ts';
import { Figures } from './figures.tsx';
import type { FullScreen } from './full-screen.ts';
import type { PlayerMoneyFacts } from './player-viewer.tsx';
import type { PlayState } from './play-state.ts';

interface BarProps {
  game: Pick<GameDetails, 'id' | 'name'>;
  state: PlayState;
  money: PlayerMoneyFacts | null;
  full: FullScreen;
  close(): void;
}

/** Under the game, also while it fills the screen: how it stands, a break, and the way out. */
export function Bar({ game, state, money, full, close }: BarProps) {
  const { t } = useLingui();
  const isFull = full.is !== 'off';
  const hasGame = state.kind === 'opening' || state.kind === 'running';
  return (
    <div className={css.place}>
      <div className={css.bar} role="group" aria-label={t({ id: 'game.bar', message: 'Game controls' })}>
        <Figures state={state} money={money} />
        <div className={css.deeds}>
          <PathLink
            to="/profile/freeze-account"
            className={`${buttonClass({ variant: 'ghost' })} ${css.rest}`}
          >
            <Coffee size={18} aria-hidden />
            {t({ id: 'safer-play.break', message: 'Take a break' })}
          </PathLink>
          <HeartButton game={game} look="bar" />
          {hasGame || isFull ? (
            <IconButton
              label={
                isFull
                  ? t({ id: 'game.full-screen.leave', message: 'Leave full screen' })
                  : t({ id: 'game.full-screen', message: 'Full screen' })
              }
              icon={isFull ? <Minimize size={20} /> : <Maximize size={20} />}
              onClick={full.toggle}
            />
          ) : null}
          <IconButton
            label={t({ id: 'game.close', message: 'Close the game' })}
            icon={<X size={20} />}
            onClick={close}
          />
        </div>
      </div>
    </div>
  );
}
