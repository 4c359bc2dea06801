import { Skeleton } from '@baize/ui/skeleton';
import * as css from './two-step.css.ts';
import { TwoStepCard } from './two-step-card.tsx';

/** The boxes of the explanation and its button. */
export function TwoStepSkeleton() {
  return (
    <TwoStepCard isLoading>
      <div className={css.skeleton}>
        <Skeleton width="90%" />
        <Skeleton width="60%" />
        <Skeleton width={120} height={44} />
      </div>
    </TwoStepCard>
  );
}
