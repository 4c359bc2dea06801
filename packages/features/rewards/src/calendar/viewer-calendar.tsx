import { ModalLink } from '@baize/links';
import { PlayerBoundary } from '@baize/player';
import { useStoredExclusionStatus } from '@baize/player/exclusion-status';
import { retryStart, useSession, useIsSessionUnverified } from '@baize/player/session';
import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { CalendarError, PlayerCalendarSkeleton } from './calendar-states.tsx';
import type { CalendarShape } from './calendar-view.tsx';
import { DemoCalendar } from './demo-calendar.tsx';

const PlayerCalendar = lazy(() =>
  import('./player-calendar.tsx').then((part) => ({ default: part.PlayerCalendar })),
);

const SuppressionNotice = lazy(() =>
  import('./calendar-suppression-notice.tsx').then((part) => ({ default: part.CalendarSuppressionNotice })),
);

export interface ViewerCalendarProps {
  shape: CalendarShape;
  /** How bright a visitor's way in is: `primary` where nothing else calls. */
  wayIn: 'primary' | 'secondary';
}

/** A player's own days, a visitor's example, which calls to play, and empty boxes while nobody knows who is looking. */
export function ViewerCalendar({ shape, wayIn }: ViewerCalendarProps) {
  const { t } = useLingui();
  const { phase } = useSession();
  const lock = useStoredExclusionStatus();
  // Who is here may be a player, who would take example amounts for their own.
  if (useIsSessionUnverified()) return <CalendarError shape={shape} onRetry={() => void retryStart()} />;
  if (phase === 'signed-out' && lock !== 'free')
    return (
      <Suspense>
        <SuppressionNotice reason={lock} until={null} />
      </Suspense>
    );
  if (phase === 'signed-out') {
    return (
      <DemoCalendar
        shape={shape}
        wayIn={
          <ModalLink modal="login" className={buttonClass({ variant: wayIn })}>
            {t({ id: 'nav.log-in', message: 'Log in' })}
          </ModalLink>
        }
      />
    );
  }
  return (
    <PlayerBoundary
      fallback={<PlayerCalendarSkeleton shape={shape} />}
      errorFallback={<CalendarError shape={shape} onRetry={() => window.location.reload()} />}
    >
      <PlayerCalendar shape={shape} />
    </PlayerBoundary>
  );
}
