import { otherMessages } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../form/failure-alert.tsx';
import { lines } from '../form/form.css.ts';
import type { FormFailure } from '../form/form-failure.ts';

/** Why the account was not opened: in the platform's words, else what happened and to try again (PRF-06). */
export function SignUpFailure({ failure }: { failure: FormFailure }) {
  const { t, i18n } = useLingui();
  const { cause, said } = failure;
  if (cause === 'recaptcha' || cause === 'error.fields') return <FailureAlert failure={failure} />;
  const kept = t({ id: 'form.kept', message: 'What you typed is still here.' });
  const words = (
    <div className={lines}>
      <strong>{said === '' ? i18n._(otherMessages[cause]) : said}</strong>
      <span>
        {said === '' ? `${t({ id: 'msg.try.again', message: 'Try again' })}. ` : null}
        {kept}
      </span>
    </div>
  );
  return <FailureAlert failure={failure} words={words} />;
}
