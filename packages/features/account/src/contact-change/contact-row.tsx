import type { ContactChange } from '@baize/api/endpoints/account';
import type { IdentityProof } from '@baize/api/endpoints/session';
import type { ContactKind } from '@baize/domain/contact-change';
import { useDraft } from '@baize/forms/form-drafts';
import { useIdentityProof } from '@baize/player/identity-proof';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { SettingsNotice } from '../settings/settings-notice.tsx';
import * as settings from '../settings/settings.css.ts';
import { ContactPending } from './contact-pending.tsx';
import * as styles from './contact-change.css.ts';
import { NewEmailForm } from './new-email-form.tsx';
import { NewPhoneForm } from './new-phone-form.tsx';
import { useContactChange } from './use-contact-change.ts';
import { useContactLabels } from './use-contact-labels.ts';

interface ContactRowProps {
  kind: ContactKind;
  /** What is there now, masked; empty for nothing. */
  current: string;
  change: ContactChange | undefined;
}

const FORMS = { email: NewEmailForm, phone: NewPhoneForm } as const;

/** One address or number: what is there now, and the change of it from the new value to its code. */
export function ContactRow({ kind, current, change }: ContactRowProps) {
  const labels = useContactLabels(kind, current === '');
  // A draft is what was typed before a reload: its form is open again.
  const draft = useDraft(`change-${kind}`);
  const [isOpen, setOpen] = useState(draft.values !== null);
  const proof = useIdentityProof();
  const actions = useContactChange(kind, proof);
  const body = useRef<HTMLDivElement>(null);
  const Form = FORMS[kind];
  // What was pressed goes with its step: the focus stays in the row.
  const close = () => {
    draft.discard();
    proof.clear();
    setOpen(false);
    body.current?.focus();
  };
  const request = async (value: string, given: IdentityProof) => {
    if (await actions.request(value, given)) close();
  };
  return (
    <div ref={body} className={settings.body} tabIndex={-1} role="group" aria-label={labels.name}>
      <div className={styles.line}>
        <div className={styles.fact}>
          <span className={settings.subtitle}>{labels.name}</span>
          <span className={settings.text}>
            {current === '' ? (
              <Trans id="contact-change.none">Not given yet</Trans>
            ) : (
              <bdi dir="ltr">{current}</bdi>
            )}
          </span>
        </div>
        {isOpen || change ? null : (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              actions.clearErrors();
              setOpen(true);
            }}
          >
            {labels.open}
          </Button>
        )}
      </div>
      {isOpen && !change ? (
        <Form
          draft={draft}
          error={actions.fieldErrors.value}
          isPending={actions.pending === 'request'}
          onEdit={actions.clearErrors}
          proof={proof}
          hasCurrent={current !== ''}
          onSubmit={(value, given) => void request(value, given)}
          onCancel={close}
        />
      ) : null}
      {change ? (
        <ContactPending
          key={change.value}
          kind={kind}
          change={change}
          current={current}
          actions={actions}
          onEnd={() => body.current?.focus()}
        />
      ) : null}
      {actions.notice ? <SettingsNotice notice={actions.notice} onCheck={actions.check} /> : null}
    </div>
  );
}
