import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../form/failure-alert.tsx';
import { lines } from '../form/form.css.ts';
import type { FormFailure } from '../form/form-failure.ts';

interface ChangePasswordFailureProps {
  failure: FormFailure;
  /** Whether the current password was refused after a try whose answer was lost. */
  isProbablyChanged: boolean;
}

/** Why a password was not changed, or what is known where that is not sure (PRF-06, HTTP-05). */
export function ChangePasswordFailure({ failure, isProbablyChanged }: ChangePasswordFailureProps) {
  const { t } = useLingui();
  if (isProbablyChanged)
    return (
      <Alert tone="info" announce="now">
        {t({
          id: 'change-password.probably-done',
          message:
            'Your earlier try probably went through: the password you chose then is your password now. If you doubt it, check the current password and try again.',
        })}
      </Alert>
    );
  if (failure.outcome === 'unknown')
    return (
      <Alert tone="warning" announce="now">
        <div className={lines}>
          <strong>
            {t({
              id: 'change-password.unknown',
              message: 'No answer came, so it is not known whether your password was changed.',
            })}
          </strong>
          <span>
            {t({
              id: 'change-password.unknown.next',
              message: 'Try again, or log in with the new password next time.',
            })}{' '}
            {t({ id: 'form.input-kept', message: 'What you typed is still here.' })}
          </span>
        </div>
      </Alert>
    );
  return <FailureAlert failure={failure} />;
}
