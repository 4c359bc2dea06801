import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { PlaceArt } from '@baize/ui/place-art';
import { Trans } from '@lingui/react/macro';

/** The limits did not come; what was set holds all the same. */
export function LimitsFailed({ retry, heading = 'h2' }: { retry(): void; heading?: 'h2' | 'h3' }) {
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        picture={<PlaceArt place="failed" />}
        title={<Trans id="limits.failed.title">Your limits could not be read</Trans>}
        action={
          <Button variant="secondary" onClick={retry}>
            <Trans id="button.try-again">Try again</Trans>
          </Button>
        }
      >
        <Trans id="limits.failed.text">What you have set holds all the same.</Trans>
      </EmptyState>
    </div>
  );
}
