import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import * as css from './sessions.css.ts';

export function SessionsCard({ children, isLoading = false }: { children: ReactNode; isLoading?: boolean }) {
  const heading = useId();
  return (
    <Card as="section" className={css.card} aria-labelledby={heading} aria-busy={isLoading || undefined}>
      <h2 id={heading} className={css.title}>
        <Trans id="sessions.title">Where you are logged in</Trans>
      </h2>
      {children}
    </Card>
  );
}
