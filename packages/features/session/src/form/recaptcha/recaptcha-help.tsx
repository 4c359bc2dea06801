import { PathLink } from '@baize/links';
import { Alert } from '@baize/ui/alert';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import { ShieldAlert } from 'lucide-react';
import { lines } from '../form.css.ts';

/** What to do when the check is held back: a blocker, a network, or neither. The form stays as it is. */
export function RecaptchaHelp() {
  const { t } = useLingui();
  return (
    <Alert tone="warning" announce="now" icon={<ShieldAlert />}>
      <div className={lines}>
        <strong>
          {t({ id: 'recaptcha.blocked.title', message: 'The robot check (reCAPTCHA) could not load' })}
        </strong>
        <span>
          {t({
            id: 'recaptcha.blocked.text',
            message:
              'An ad blocker, a privacy setting or your network may be holding it back. Allow google.com or recaptcha.net for this site, or use another network, then press the button again. What you typed is still here.',
          })}
        </span>
        <PathLink to="/contacts" className={linkClass}>
          {t({ id: 'recaptcha.blocked.support', message: 'Still not working? Contact support' })}
        </PathLink>
      </div>
    </Alert>
  );
}
