import { otherMessages } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../form/failure-alert.tsx';
import { lines } from '../form/form.css.ts';
import type { FormFailure } from '../form/form-failure.ts';
import { AccountOpenedAfterAll, PerhapsOpened } from './perhaps-opened.tsx';

interface SignUpFailureProps {
  failure: FormFailure;
  /** Who an answer was lost for, as they would log in: empty for an account without a name of their own, null for nobody. */
  lost: string | null;
}

/** Why the account was not opened, or may have been: in the platform's words, else what happened and what to do (PRF-06). */
export function SignUpFailure({ failure, lost }: SignUpFailureProps) {
  const { t, i18n } = useLingui();
  const { cause, said, outcome } = failure;
  if (outcome === 'unknown') return <PerhapsOpened failure={failure} name={lost ?? ''} />;
  if (lost !== null && lost !== '' && isTaken(failure)) return <AccountOpenedAfterAll name={lost} />;
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

function isTaken({ fields }: FormFailure): boolean {
  return Object.values(fields).includes('form.validation.invalid.taken');
}
