import { usePage } from '@baize/page';
import { useEffect } from 'react';
import { loadRecaptcha, recaptchaToken } from './load-recaptcha.ts';

/**
 * The check that a visitor is no robot, for a form that needs it: loaded when the form opens, asked when it is sent.
 * Null without a site key. Rejects with `RecaptchaBlocked`.
 */
export function useRecaptcha(action: 'login' | 'sign_up'): () => Promise<string | null> {
  const { reCaptchaSiteKey: key } = usePage().settings;
  useEffect(() => {
    // What holds it back is told when the form is sent: until then nothing is lost.
    if (key !== null) loadRecaptcha(key).catch(() => undefined);
  }, [key]);
  return async () => (key === null ? null : recaptchaToken(key, action));
}
