import { otherAdvice } from '@baize/i18n/catalogue/advice';
import { otherMessages } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@baize/ui/alert';
import type { ReactNode } from 'react';
import { RecaptchaHelp } from '../recaptcha/recaptcha-help.tsx';
import { lines } from './form.css.ts';
import type { FormFailure } from './form-failure.ts';

type Advised = keyof typeof otherAdvice;

function isAdvised(cause: string): cause is Advised {
  return Object.hasOwn(otherAdvice, cause);
}

/** What went wrong with a form, what to do, and that nothing typed is lost. Read out when it appears. */
export function FailureAlert({ failure, words }: { failure: FormFailure; words?: ReactNode }) {
  const { i18n, t } = useLingui();
  const { cause } = failure;
  if (cause === 'recaptcha') return <RecaptchaHelp />;
  if (words !== undefined) {
    return (
      <Alert tone="danger" announce="now">
        {words}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" announce="now">
      <div className={lines}>
        <strong>{i18n._(otherMessages[cause])}</strong>
        {cause === 'error.fields' ? null : (
          <span>
            {isAdvised(cause) ? `${i18n._(otherAdvice[cause])} ` : null}
            {t({ id: 'form.kept', message: 'What you typed is still here.' })}
          </span>
        )}
      </div>
    </Alert>
  );
}
