import type { GameDetails } from '@baize/api/endpoints/lobby';
import { PathLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { Coffee, Maximize, Minimize, X } from 'lucide-react';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import * as css from './game-toolbar.css.ts';
import { SessionStats } from './session-stats.tsx';
import type { FullScreen } from './use-full-screen.ts';
import type { PlayerCurrency } from './player-viewer-reporter.tsx';
import type { PlayState } from './play-state.ts';

interface GameToolbarProps {
  game: Pick<GameDetails, 'id' | 'name'>;
  state: PlayState;
  money: PlayerCurrency | null;
  full: FullScreen;
  close(): void;
}

/** Under the game, also while it fills the screen: how it stands, a break, and the way out. */
export function GameToolbar({ game, state, money, full, close }: GameToolbarProps) {
  const { t } = useLingui();
  const isFull = full.mode !== 'off';
  const hasGame = state.kind === 'opening' || state.kind === 'running';
  return (
    <div className={css.container}>
      <div
        className={css.toolbar}
        role="group"
        aria-label={t({ id: 'game.toolbar', message: 'Game controls' })}
      >
        <SessionStats state={state} money={money} />
        <div className={css.actions}>
          <PathLink
            to="/profile/freeze-account"
            className={`${buttonClass({ variant: 'ghost' })} ${css.breakLink}`}
          >
            <Coffee size={18} aria-hidden />
            {t({ id: 'safer-play.break', message: 'Take a break' })}
          </PathLink>
          <FavoriteButton game={game} variant="bar" />
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
