import { usePage } from '@baize/page';
import { Trans } from '@lingui/react/macro';
import { foot } from '../form.css.ts';
import './recaptcha-note.css.ts';

/** Says who checks, in place of the library's badge; nothing where nobody does. */
export function RecaptchaNote() {
  const { settings } = usePage();
  if (settings.reCaptchaSiteKey === null) return null;
  return (
    <p className={foot}>
      <Trans id="recaptcha.note">
        Protected by reCAPTCHA; Google’s{' '}
        <a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer">
          privacy policy
        </a>{' '}
        and{' '}
        <a href="https://policies.google.com/terms" target="_blank" rel="noreferrer">
          terms of service
        </a>{' '}
        apply.
      </Trans>
    </p>
  );
}
