import type { Draft } from '@baize/shell/form-drafts';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as settings from '../settings/settings.css.ts';

/** What the form of a new address and of a new number are given alike. */
export interface NewContactProps {
  draft: Draft;
  /** What the platform says is wrong with the value. */
  error: string | undefined;
  isPending: boolean;
  /** Something is typed: what the platform said is answered. */
  onEdit(): void;
  onSubmit(value: string): void;
  onCancel(): void;
}

/** What a draft holds of a field, empty for nothing. */
export function draftText({ values }: Draft, field: string): string {
  const typed = values?.[field];
  return typeof typed === 'string' ? typed : '';
}

interface NewContactFormProps extends Pick<NewContactProps, 'isPending' | 'onCancel'> {
  children: ReactNode;
  onSubmit(): void;
}

/** The new value and the button that sends a code there. */
export function NewContactForm({ children, isPending, onSubmit, onCancel }: NewContactFormProps) {
  const { t } = useLingui();
  return (
    <form
      noValidate
      className={settings.body}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      {children}
      <div className={settings.actions}>
        <Button
          type="submit"
          pending={isPending}
          pendingLabel={t({ id: 'forgot.pending', message: 'Sending' })}
        >
          <Trans id="contact-change.send">Send code</Trans>
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <Trans id="contact-change.cancel">Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
