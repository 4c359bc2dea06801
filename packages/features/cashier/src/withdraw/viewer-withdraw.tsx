import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { lazy } from 'react';
import * as styles from './player-withdraw.css.ts';
import { WithdrawFailed, WithdrawVisitor, WithdrawSkeleton } from './withdraw-states.tsx';

const PlayerWithdraw = lazy(async () => ({
  default: (await import('./player-withdraw.tsx')).PlayerWithdraw,
}));

interface ViewerWithdrawProps {
  shape: 'page' | 'dialog';
  /** Receives whether the form is there. */
  onFormChange?: ((hasForm: boolean) => void) | undefined;
}

/** A player's withdrawal, a visitor's way in, and empty boxes while nobody knows who is looking. */
export function ViewerWithdraw({ shape, onFormChange }: ViewerWithdrawProps) {
  const { phase } = useSession();
  if (phase === 'signed-out')
    return (
      <div className={styles.sections}>
        <WithdrawVisitor />
      </div>
    );
  return (
    <PlayerBoundary
      fallback={<WithdrawSkeleton shape={shape} />}
      errorFallback={<WithdrawFailed onRetry={() => window.location.reload()} />}
    >
      <PlayerWithdraw shape={shape} onFormChange={onFormChange} />
    </PlayerBoundary>
  );
}
