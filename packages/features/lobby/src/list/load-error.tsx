import { Button } from '@baize/ui/button';
import { Illustration } from '@baize/ui/illustration';
import { EmptyState } from '@baize/ui/empty-state';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Something that could not be read, why as far as that is known, and how to ask again. */
export function LoadError({
  title,
  heading = 'h2',
  reason,
  retry,
}: {
  title: string;
  heading?: 'h2' | 'h3';
  /** Why, as far as that is known. */
  reason: ReactNode;
  retry(): void;
}) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        illustration={<Illustration name="failed" />}
        heading={heading}
        title={title}
        action={
          <Button variant="secondary" onClick={retry}>
            {t({ id: 'msg.try.again', message: 'Try again' })}
          </Button>
        }
      >
        {reason}
      </EmptyState>
    </div>
  );
}
