import type { IdentityProof } from '@baize/api/endpoints/session';
import type { ContactKind } from '@baize/domain/contact-change';
import type { Draft } from '@baize/forms/form-drafts';
import { type IdentityProofInput, IdentityProofField } from '@baize/player/identity-proof';
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
  proof: IdentityProofInput;
  /** Whether there is one now, which is told of the change. */
  hasCurrent: boolean;
  /** Something is typed: what the platform said is answered. */
  onEdit(): void;
  onSubmit(value: string, proof: IdentityProof): void;
  onCancel(): void;
}

/** What a draft holds of a field, empty for nothing. */
export function draftText({ values }: Draft, field: string): string {
  const typed = values?.[field];
  return typeof typed === 'string' ? typed : '';
}

interface NewContactFormProps extends Pick<
  NewContactProps,
  'isPending' | 'proof' | 'hasCurrent' | 'onCancel'
> {
  kind: ContactKind;
  children: ReactNode;
  /** The proof is null where it is missing, which its field says by then. */
  onSubmit(proof: IdentityProof | null): void;
}

/** The new value, the proof of who asks, and the button that sends a code there. */
export function NewContactForm(props: NewContactFormProps) {
  const { kind, children, isPending, proof, hasCurrent, onSubmit, onCancel } = props;
  const { t } = useLingui();
  return (
    <form
      noValidate
      className={settings.body}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit(proof.take());
      }}
    >
      {children}
      <IdentityProofField proof={proof} />
      {hasCurrent ? (
        <p className={settings.text}>
          {kind === 'email' ? (
            <Trans id="contact-change.notice.email">
              We also tell your current e-mail of the change, so that you would hear of it if it was not you.
            </Trans>
          ) : (
            <Trans id="contact-change.notice.phone">
              We also tell your current phone number of the change, so that you would hear of it if it was not
              you.
            </Trans>
          )}
        </p>
      ) : null}
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
