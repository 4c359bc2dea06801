import { copyText } from '@baize/browser/clipboard';
import type { CreatedUser } from '@baize/api/endpoints/session';
import { usernameOf } from '@baize/domain/sign-up';
import { isPlaceholderEmail } from '@baize/domain/validation';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { CopyField } from '@baize/ui/copy-field';
import { useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { form, intro } from '../form/form.css.ts';
import { credentials } from './sign-up-form.css.ts';

/** The account waits for the brand to look at it: nobody is let in yet. */
export function SignUpUnderReview({ close }: { close(): void }) {
  const { t } = useLingui();
  return (
    <div className={form}>
      <Alert tone="success" icon={<Hourglass />} announce="now">
        {t({ id: 'sign-up.review.title', message: 'Your account is being reviewed.' })}
      </Alert>
      <p className={intro}>
        {t({
          id: 'sign-up.review.text',
          message: 'We look at every new account first. You will hear from us; then you can log in.',
        })}
      </p>
      <Button onClick={close}>{t({ id: 'sign-up.look-around', message: 'Look around' })}</Button>
    </div>
  );
}

interface GeneratedProps {
  created: CreatedUser;
  password: string;
  /** The player is in already; else the login comes next. */
  signedIn: boolean;
  onContinue(): void;
}

/** What was made up for a one-click account, shown once (PRF-06). */
export function GeneratedCredentials({ created, password, signedIn, onContinue }: GeneratedProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  const copying = {
    copy: copyText,
    copyLabel: t({ id: 'button.copy', message: 'Copy' }),
    copiedLabel: t({ id: 'button.copied', message: 'Copied' }),
    failedLabel: t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' }),
  };
  return (
    <div className={form}>
      <Alert tone="warning" announce="now">
        {t({
          id: 'sign-up.generated.once',
          message: 'This is shown only once. Save both before you continue: you cannot log in without them.',
        })}
      </Alert>
      <div ref={place} className={credentials}>
        <CopyField
          label={t({ id: 'sign-up.generated.name', message: 'User name' })}
          value={created.username ?? nameOf(created.email)}
          {...copying}
        />
        <CopyField
          label={t({ id: 'sign-up.generated.password', message: 'Password' })}
          value={password}
          {...copying}
        />
      </div>
      <Button onClick={onContinue}>
        {signedIn
          ? t({ id: 'sign-up.generated.close', message: 'I have saved them, continue' })
          : t({ id: 'sign-up.generated.go-on', message: 'I have saved them, log in' })}
      </Button>
    </div>
  );
}

/** An address that only stands in for none is never shown (SES-03); the name made of it lets its player in as well. */
function nameOf(email: string | null): string {
  return isPlaceholderEmail(email) ? usernameOf(email ?? '') : (email ?? '');
}
