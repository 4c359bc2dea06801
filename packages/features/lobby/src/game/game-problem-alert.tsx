import { betLimitMessage } from '@baize/domain/errors';
import { betLimitErrorMessages, otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import type { GameProblem } from './play-state.ts';
import * as css from './game-toolbar.css.ts';
import { LimitActions } from './blocked-actions.tsx';

/** What a game in play complained of: what it means, and what can be done. Under the frame, not over the game. */
export function GameProblemAlert({ problem, reopen }: { problem: GameProblem; reopen(): void }) {
  const { t } = useLingui();
  const words = useGameProblemMessage(problem);
  const isEnded = problem.kind === 'error' && problem.code === 'SESSION_ENDED';
  return (
    <div className={css.alert}>
      <Alert tone="warning" announce="now">
        <p className={css.alertText}>{words}</p>
        {problem.kind === 'limit' ? (
          <div className={css.alertActions}>
            <LimitActions />
          </div>
        ) : null}
        {isEnded ? (
          <div className={css.alertActions}>
            <Button variant="secondary" onClick={reopen}>
              {t({ id: 'game.reopen', message: 'Open the game again' })}
            </Button>
          </div>
        ) : null}
      </Alert>
    </div>
  );
}

function useGameProblemMessage(trouble: GameProblem): string {
  const { t, i18n } = useLingui();
  if (trouble.kind === 'limit') {
    const id = betLimitMessage(trouble.code);
    return i18n._(id === 'error.general' ? otherErrorMessages[id] : betLimitErrorMessages[id]);
  }
  switch (trouble.code) {
    case 'CONNECTION_LOST':
      return t({
        id: 'game.error.connection',
        message: 'The game cannot reach its server and keeps trying. An open round is saved.',
      });
    case 'INSUFFICIENT_FUNDS':
      return t({
        id: 'game.error.funds',
        message: 'Your balance does not cover this stake. Nothing was staked.',
      });
    case 'SESSION_ENDED':
      return t({
        id: 'game.error.session',
        message: 'This game was closed, perhaps because it was opened elsewhere. An open round is saved.',
      });
    case 'SELF_EXCLUDED':
      return i18n._(blockedMessages.excluded);
    case 'ACCOUNT_FROZEN':
      return i18n._(blockedMessages.frozen);
    default:
      return t({
        id: 'game.error.other',
        message: 'The game reports a problem. Your history shows how each round ended.',
      });
  }
}
