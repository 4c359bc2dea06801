import type { CreatedUser, LoginResponse } from '@baize/api/endpoints/session';
import { tokenStore } from '@baize/browser/token-store';
import type { FormValues } from '@baize/domain/form-payload';
import { report } from '@baize/page/report';
import { pendingToken } from '../attribution/pending-token.ts';
import type { AuthOptions, CodeCredentials, Credentials } from './credentials.ts';
import { documentToken } from './document-token.ts';
import { notifyLogin } from './login-events.ts';
import { signOut } from './end-session.ts';
import { sessionStore } from './session.ts';

const platform = () => import('./platform-session.ts');
const NO_OPTIONS: AuthOptions = { recaptchaToken: null };

/**
 * Signs the player in; rejects with the client's `ApiFailure`, and nothing has changed then (SES-01). One with the code
 * `TWO_STEP_REQUIRED` holds in its `details` the `ticket` that signs in with a code.
 */
export async function signIn(
  credentials: Credentials | CodeCredentials,
  extras: AuthOptions = NO_OPTIONS,
): Promise<LoginResponse> {
  const { sendLogin } = await platform();
  const answer = await sendLogin(credentials, extras);
  await startSignedIn(answer.accessToken);
  notifyLogin(answer);
  return answer;
}

/**
 * Opens an account (SES-01, S2 §4). `signed-in`: login is off on this mirror domain, and the player is in. `held`: the
 * brand reviews new players first. `login`: the player has to log in, and the login opens by itself, but for an account
 * whose password the platform made up: it has to be shown first; and for a linked account, which its form signs in.
 *
 * Rejects with the client's `ApiFailure`; nothing has changed then.
 */
export async function signUp(
  fields: FormValues,
  extras: AuthOptions = NO_OPTIONS,
): Promise<{ next: 'signed-in' | 'login' | 'held'; created: CreatedUser | null }> {
  const { sendSignUp } = await import('./send-sign-up.ts');
  const { next, created, accessToken } = await sendSignUp(fields, extras);
  if (next === 'signed-in' && accessToken !== null) await startSignedIn(accessToken);
  if (next === 'login' && extras.link !== 'linked' && !created?.generatedPassword)
    sessionStore.dispatch({ type: 'signedUp', loginOff: false });
  return { next, created };
}

/** Goes on here with the session of another address of the brand; rejects with the client's `ApiFailure`, and nothing has changed then. */
export async function signInByHandover(code: string): Promise<void> {
  await startSignedIn(await (await platform()).sendHandover(code));
}

/**
 * Another player's token takes this one's place, once it is known to let somebody in (SES-02); rejects with the client's
 * `ApiFailure` otherwise, and nothing has changed then.
 */
export async function switchAccount(token: string): Promise<void> {
  await (await platform()).tryToken(token);
  pendingToken.clear();
  await signOut();
  await startSignedIn(token);
}

async function startSignedIn(token: string): Promise<void> {
  const { forgetPlayer, readPlayer } = await platform();
  forgetPlayer();
  documentToken.set(token);
  if (tokenStore.set(token) === 'refused') {
    documentToken.set(tokenStore.get());
    throw new Error('The platform sent a token that cannot travel in a header.');
  }
  try {
    await readPlayer();
  } catch (problem) {
    // The login stands even when the player cannot be read: the parts that show it ask again.
    report('The player could not be read after the login.', problem);
  }
  if (documentToken.get() === token && tokenStore.get() === token)
    sessionStore.dispatch({ type: 'signedIn' });
}
