import type { CreatedUser } from '@baize/api/endpoints/session';
import type { FormValues } from '@baize/domain/form-payload';
import { signIn, signUp, type Credentials } from '@baize/player/session';
import { getLoginName } from './get-login-name.ts';
import type { SignUpLink } from './sign-up-link.ts';

interface OpenAccountOptions {
  link: SignUpLink;
  recaptchaToken: string | null;
  /** A token is good for one request: the login asks for its own. */
  getLoginToken(): Promise<string | null>;
}

interface OpenedAccount {
  /** `login-failed`: the account is open, and its player has to log in by hand. */
  next: 'signed-in' | 'login' | 'login-failed' | 'held';
  created: CreatedUser | null;
}

/**
 * Opens an account; that of a linked sign-up is signed in at once (PRF-04). Rejects where the sign-up does: a login that
 * fails after it is told apart, for the account is there.
 */
export async function openAccount(form: FormValues, options: OpenAccountOptions): Promise<OpenedAccount> {
  const { link, recaptchaToken, getLoginToken } = options;
  const opened = await signUp(form, { recaptchaToken, link });
  if (link === 'own' || opened.next !== 'login') return opened;
  try {
    const token = await getLoginToken();
    await signIn(getCredentials(form, opened.created), { recaptchaToken: token, link });
    return { ...opened, next: 'signed-in' };
  } catch {
    // Whatever kept the player out, the login shows it when they try there.
    return { ...opened, next: 'login-failed' };
  }
}

/** What was typed, or what the platform made up for a one-click account. */
function getCredentials(form: FormValues, created: CreatedUser | null): Credentials {
  const generated = created?.generatedPassword ?? null;
  if (generated !== null) return { email: created?.username ?? created?.email ?? '', password: generated };
  const { password } = form;
  return { email: getLoginName(form), password: typeof password === 'string' ? password : '' };
}
