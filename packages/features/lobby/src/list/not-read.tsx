import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherMessages } from '@baize/i18n/catalogue/errors';
import { Button } from '@baize/ui/button';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Something that could not be read, why as far as that is known, and how to ask again. */
export function NotRead({
  title,
  heading = 'h2',
  cause,
  again,
}: {
  title: string;
  heading?: 'h2' | 'h3';
  /** What failed, or a sentence of the page's own. */
  cause: Error | { said: ReactNode };
  again(): void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        picture={<PlaceArt place="failed" />}
        heading={heading}
        title={title}
        action={
          <Button variant="secondary" onClick={again}>
            {t({ id: 'msg.try.again', message: 'Try again' })}
          </Button>
        }
      >
        {'said' in cause
          ? cause.said
          : i18n._(otherMessages[failureMessage(cause instanceof ApiFailure ? cause : {})])}
      </EmptyState>
    </div>
  );
}
