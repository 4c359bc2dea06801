import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SettingsCard } from './settings-card.tsx';

interface SettingsErrorProps {
  title: ReactNode;
  /** What could not be read. */
  text: ReactNode;
  onRetry(): void;
}

/** A matter that could not be read, and the button to try again. */
export function SettingsError({ title, text, onRetry }: SettingsErrorProps) {
  return (
    <SettingsCard title={title}>
      <div role="alert">
        <EmptyState
          heading="h3"
          illustration={<Illustration name="failed" />}
          title={text}
          action={
            <Button variant="secondary" onClick={onRetry}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          <Trans id="account-settings.unchanged">Nothing was changed.</Trans>
        </EmptyState>
      </div>
    </SettingsCard>
  );
}
