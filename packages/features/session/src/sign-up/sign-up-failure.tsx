import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../form/failure-alert.tsx';
import { lines } from '../form/form.css.ts';
import type { FormFailure } from '../form/form-failure.ts';
import { AccountAlreadyCreated, SignUpUnconfirmed } from './sign-up-unconfirmed.tsx';

interface SignUpFailureProps {
  failure: FormFailure;
  /** Who an answer was lost for, as they would log in: empty for an account without a name of their own, null for nobody. */
  unconfirmedLogin: string | null;
}

/** Why the account was not opened, or may have been: in the platform's words, else what happened and what to do (PRF-06). */
export function SignUpFailure({ failure, unconfirmedLogin }: SignUpFailureProps) {
  const { t, i18n } = useLingui();
  const { cause, platformMessage, outcome } = failure;
  if (outcome === 'unknown') return <SignUpUnconfirmed failure={failure} name={unconfirmedLogin ?? ''} />;
  if (unconfirmedLogin !== null && unconfirmedLogin !== '' && isTaken(failure))
    return <AccountAlreadyCreated name={unconfirmedLogin} />;
  if (cause === 'recaptcha' || cause === 'error.fields') return <FailureAlert failure={failure} />;
  const kept = t({ id: 'form.input-kept', message: 'What you typed is still here.' });
  const words = (
    <div className={lines}>
      <strong>{platformMessage === '' ? i18n._(otherErrorMessages[cause]) : platformMessage}</strong>
      <span>
        {platformMessage === '' ? `${t({ id: 'msg.try.again', message: 'Try again' })}. ` : null}
        {kept}
      </span>
    </div>
  );
  return <FailureAlert failure={failure} message={words} />;
}

function isTaken({ fields }: FormFailure): boolean {
  return Object.values(fields).includes('form.validation.invalid.taken');
}
