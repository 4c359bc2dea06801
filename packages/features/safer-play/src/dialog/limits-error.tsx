import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans } from '@lingui/react/macro';

/** The limits did not come; what was set holds all the same. */
export function LimitsError({ onRetry, heading = 'h2' }: { onRetry(): void; heading?: 'h2' | 'h3' }) {
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        illustration={<Illustration name="failed" />}
        title={<Trans id="limits.failed.title">Your limits could not be loaded</Trans>}
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Trans id="button.try-again">Try again</Trans>
          </Button>
        }
      >
        <Trans id="limits.failed.text">The limits you have set still apply.</Trans>
      </EmptyState>
    </div>
  );
}
