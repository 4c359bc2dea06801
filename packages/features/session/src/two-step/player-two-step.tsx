import { twoStepQuery } from '@baize/api/queries/two-step';
import { useApi } from '@baize/player';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TwoStepCard } from './two-step-card.tsx';
import { TwoStepPanel } from './two-step-panel.tsx';
import { TwoStepSkeleton } from './two-step-skeleton.tsx';

/** Two-step log-in, inside a `PlayerBoundary`; nothing where the platform does not offer it. */
export function PlayerTwoStep() {
  const { data, isError, refetch } = useQuery(twoStepQuery(useApi()));
  if (data === null) return null;
  if (data)
    return (
      <TwoStepCard isOn={data.enabled}>
        <TwoStepPanel status={data} />
      </TwoStepCard>
    );
  if (!isError) return <TwoStepSkeleton />;
  return (
    <TwoStepCard>
      <div role="alert">
        <EmptyState
          heading="h3"
          illustration={<Illustration name="failed" />}
          title={<Trans id="two-step.failed.title">We could not read whether two-step log-in is on</Trans>}
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          <Trans id="two-step.failed.text">Nothing has changed about how you log in.</Trans>
        </EmptyState>
      </div>
    </TwoStepCard>
  );
}
