import { SectionLoadError } from '@baize/page/section-errors';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
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
