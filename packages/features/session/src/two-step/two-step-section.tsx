import { PlayerBoundary } from '@baize/shell/player-boundary';
import { SectionLoadError } from '@baize/shell/section-load-error';
import { useSession } from '@baize/shell/session';
import { PlayerTwoStep } from './player-two-step.tsx';
import { TwoStepCard } from './two-step-card.tsx';
import { TwoStepSkeleton } from './two-step-skeleton.tsx';

/** Two-step log-in of the player, in the slot `account.two-step`; nothing for visitors. */
export function TwoStepSection() {
  if (useSession().phase === 'signed-out') return null;
  return (
    <PlayerBoundary
      fallback={<TwoStepSkeleton />}
      errorFallback={
        <TwoStepCard>
          <SectionLoadError />
        </TwoStepCard>
      }
    >
      <PlayerTwoStep />
    </PlayerBoundary>
  );
}
