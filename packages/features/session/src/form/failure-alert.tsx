import { otherErrorAdvice } from '@baize/i18n/catalogue/advice';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@baize/ui/alert';
import type { ReactNode } from 'react';
import { RecaptchaHelp } from './recaptcha/recaptcha-help.tsx';
import { lines } from './form.css.ts';
import type { FormFailure } from './form-failure.ts';

type AdvisedCause = keyof typeof otherErrorAdvice;

function isAdvised(cause: string): cause is AdvisedCause {
  return Object.hasOwn(otherErrorAdvice, cause);
}

/** What went wrong with a form, what to do, and that nothing typed is lost. Read out when it appears. */
export function FailureAlert({ failure, message }: { failure: FormFailure; message?: ReactNode }) {
  const { i18n, t } = useLingui();
  const { cause } = failure;
  if (cause === 'recaptcha') return <RecaptchaHelp />;
  if (message !== undefined) {
    return (
      <Alert tone="danger" announce="now">
        {message}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" announce="now">
      <div className={lines}>
        <strong>{i18n._(otherErrorMessages[cause])}</strong>
        {cause === 'error.fields' ? null : (
          <span>
            {isAdvised(cause) ? `${i18n._(otherErrorAdvice[cause])} ` : null}
            {t({ id: 'form.input-kept', message: 'What you typed is still here.' })}
          </span>
        )}
      </div>
    </Alert>
  );
}
