import { Button } from '@baize/ui/button';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState, type EmptyStateProps } from '@baize/ui/empty-state';
import { Trans } from '@lingui/react/macro';

interface ReadFailedProps extends Pick<EmptyStateProps, 'title' | 'children' | 'heading'> {
  onRetry(): void;
}

/** Something that could not be read: what, whether anything is lost, and a way to ask again. */
export function ReadFailed({ title, children, heading = 'h3', onRetry }: ReadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        picture={<PlaceArt place="failed" />}
        title={title}
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Trans id="button.try-again">Try again</Trans>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
