import { Button } from '@baize/ui/button';
import { Illustration } from '@baize/ui/illustration';
import { EmptyState, type EmptyStateProps } from '@baize/ui/empty-state';
import { Trans } from '@lingui/react/macro';

interface LoadErrorStateProps extends Pick<EmptyStateProps, 'title' | 'children' | 'heading'> {
  onRetry(): void;
}

/** Something that could not be read: what, whether anything is lost, and a way to ask again. */
export function LoadErrorState({ title, children, heading = 'h3', onRetry }: LoadErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        illustration={<Illustration name="failed" />}
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
