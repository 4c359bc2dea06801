import type { ContactChange } from '@baize/api/endpoints/account';
import { cleanContactCode, CONTACT_CODE_LENGTH, type ContactKind } from '@baize/domain/contact-change';
import { inputFilter } from '@baize/forms/input-filter';
import { useValidationMessage } from '@baize/forms/validation-message';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Button } from '@baize/ui/button';
import { CodeInput } from '@baize/ui/code-input';
import { Field } from '@baize/ui/field';
import { BreakableAddress } from '@baize/wallet/breakable-address';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as settings from '../settings/settings.css.ts';
import * as styles from './contact-change.css.ts';
import type { ContactChangeActions } from './use-contact-change.ts';

interface ContactPendingProps {
  kind: ContactKind;
  change: ContactChange;
  current: string;
  actions: ContactChangeActions;
  /** The change is made or called off. */
  onEnd(): void;
}

/** A change that waits: where its code went, the code's box, and the ways to have another or to call it off. */
export function ContactPending({ kind, change, current, actions, onEnd }: ContactPendingProps) {
  const { t } = useLingui();
  const messageOf = useValidationMessage();
  const bothTimes = useFormatLocalAndUtc();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { value, expiresAt } = change;
  const { pending, fieldErrors } = actions;
  const until = bothTimes(Date.parse(expiresAt));
  const digits = CONTACT_CODE_LENGTH;
  const isWhole = code.length === digits;
  const whole = t({
    id: 'contact-change.code.short',
    message: `Enter the ${digits} digits of the code`,
  });
  const confirm = async () => {
    setChecked(true);
    if (isWhole && (await actions.confirm(value, code))) onEnd();
    else box.current?.focus();
  };
  const cancel = async () => {
    if (await actions.cancel()) onEnd();
  };
  const sendAgain = async () => {
    setCode('');
    setChecked(false);
    await actions.request(value);
    box.current?.focus();
  };
  const to = (
    <bdi dir="ltr" className={styles.value}>
      <BreakableAddress>{value}</BreakableAddress>
    </bdi>
  );
  return (
    <form
      noValidate
      className={`${settings.body} ${styles.pending}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending === null) void confirm();
      }}
    >
      <p className={settings.text}>
        {kind === 'email' ? (
          <Trans id="contact-change.sent.email">
            We sent a code to {to}. Enter it here, or open the link in that e-mail. Check your junk mail, too.
          </Trans>
        ) : (
          <Trans id="contact-change.sent.phone">We sent a code to {to} by text message.</Trans>
        )}
      </p>
      <p className={settings.text}>
        <Trans id="contact-change.until">It is valid until {until}.</Trans>{' '}
        {current === '' ? null : (
          <Trans id="contact-change.stays">
            Until you confirm it, <bdi dir="ltr">{current}</bdi> stays.
          </Trans>
        )}
      </p>
      <Field
        label={t({ id: 'contact-change.code', message: 'Code' })}
        error={messageOf(fieldErrors.code ?? (isChecked && !isWhole ? whole : undefined))}
      >
        <CodeInput
          ref={box}
          inputMode="numeric"
          value={code}
          onInput={inputFilter(cleanContactCode)}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setChecked(false);
            actions.clearErrors();
          }}
        />
      </Field>
      <div className={settings.actions}>
        <Button
          type="submit"
          pending={pending === 'confirm'}
          pendingLabel={t({ id: 'contact-change.confirming', message: 'Confirming' })}
        >
          <Trans id="contact-change.confirm">Confirm</Trans>
        </Button>
        <Button
          variant="outline"
          pending={pending === 'request'}
          pendingLabel={t({ id: 'forgot.pending', message: 'Sending' })}
          onClick={() => void sendAgain()}
        >
          <Trans id="contact-change.again">Send a new code</Trans>
        </Button>
        <Button
          variant="ghost"
          pending={pending === 'cancel'}
          pendingLabel={t({ id: 'contact-change.cancelling', message: 'Calling off' })}
          onClick={() => void cancel()}
        >
          <Trans id="contact-change.call-off">Call off the change</Trans>
        </Button>
      </div>
    </form>
  );
}
