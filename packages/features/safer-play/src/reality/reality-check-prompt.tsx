import type { PlaySession } from '@baize/player/play-session';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coffee, List, LogOut, Play, SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { useFormatDuration } from '../messages/use-format-duration.ts';
import { PlayFigures } from './play-figures.tsx';
import * as css from './reality-check-prompt.css.ts';

/** What a player may do at a check; every way is as near as the others. */
export type RealityCheckAction = 'break' | 'limits' | 'history' | 'leave' | 'continue';

interface RealityCheckPromptProps {
  open: boolean;
  session: PlaySession;
  /** In minutes. */
  interval: number;
  onChoose(way: RealityCheckAction): void;
  onExited(): void;
}

/** The page itself: its first control is still that of the page before, and goes with it. */
function focusPage(): false {
  queueMicrotask(() => document.getElementById('content')?.focus({ preventScroll: true }));
  return false;
}

/** How the session of play stands; only a choice leads out (look §9). */
export function RealityCheckPrompt({ open, session, interval, onChoose, onExited }: RealityCheckPromptProps) {
  const { t } = useLingui();
  const every = useFormatDuration()(interval);
  const goesOn = useRef(true);
  const go = (way: RealityCheckAction) => () => {
    goesOn.current = way === 'continue';
    onChoose(way);
  };
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      onExited={onExited}
      mandatory
      // It is read from its start, and a key that was meant for the game answers nothing.
      initialFocus="title"
      // Back to the game, or to the page it was left for.
      finalFocus={() => goesOn.current || focusPage()}
      width="alert"
      title={t({ id: 'reality.title', message: 'Time check' })}
      description={<Trans id="reality.why">You get a reminder every {every} of play.</Trans>}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
    >
      <div className={css.body}>
        <PlayFigures session={session} />
        <div className={css.actions}>
          <Button variant="outline" icon={<Coffee />} onClick={go('break')}>
            <Trans id="reality.break">Break</Trans>
          </Button>
          <Button variant="outline" icon={<SlidersHorizontal />} onClick={go('limits')}>
            {t({ id: 'nav.limits', message: 'Limits' })}
          </Button>
          <Button variant="outline" icon={<List />} onClick={go('history')}>
            <Trans id="reality.history">History</Trans>
          </Button>
          <Button variant="outline" icon={<LogOut />} onClick={go('leave')}>
            <Trans id="reality.leave">Leave</Trans>
          </Button>
          <Button variant="outline" icon={<Play />} onClick={go('continue')}>
            <Trans id="reality.continue">Continue playing</Trans>
          </Button>
        </div>
        <p className={css.note}>
          <Trans id="reality.paused">The game was asked to pause. The next check comes after {every}.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
