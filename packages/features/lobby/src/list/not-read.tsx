import { Button } from '@baize/ui/button';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Something that could not be read, why as far as that is known, and how to ask again. */
export function NotRead({
  title,
  heading = 'h2',
  said,
  again,
}: {
  title: string;
  heading?: 'h2' | 'h3';
  /** Why, as far as that is known. */
  said: ReactNode;
  again(): void;
}) {
  const { t } = useLingui();
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
        {said}
      </EmptyState>
    </div>
  );
}
