import type { CreatedUser, LoginAnswer } from '@baize/api/calls/session';
import { tokenStore } from '@baize/browser/token-store';
import type { FormValues } from '@baize/domain/form-payload';
import { report } from '../errors/report.ts';
import { heldToken } from '../visit/held-token.ts';
import type { Credentials, EntryExtras } from './entry.ts';
import { known } from './known-token.ts';
import { tellLogin } from './login-news.ts';
import { signOut } from './session-leave.ts';
import { sessionStore } from './session.ts';

const platform = () => import('../player/platform-session.ts');
const NO_EXTRAS: EntryExtras = { recaptchaToken: null };

/** Signs the player in; rejects with the client's `ApiFailure`, and nothing has changed then (SES-01). */
export async function signIn(
  credentials: Credentials,
  extras: EntryExtras = NO_EXTRAS,
): Promise<LoginAnswer> {
  const { sendLogin } = await platform();
  const answer = await sendLogin(credentials, extras);
  await enter(answer.accessToken);
  tellLogin(answer);
  return answer;
}

/**
 * Opens an account (SES-01, S2 §4). `signed-in`: login is off on this mirror domain, and the player is in. `held`: the
 * brand reviews new players first. `login`: the player has to log in, and the login opens by itself, but for an account
 * whose password the platform made up: it has to be shown first.
 *
 * Rejects with the client's `ApiFailure`; nothing has changed then.
 */
export async function signUp(
  fields: FormValues,
  extras: EntryExtras = NO_EXTRAS,
): Promise<{ next: 'signed-in' | 'login' | 'held'; created: CreatedUser | null }> {
  const { sendSignUp } = await import('../player/send-sign-up.ts');
  const { next, created, accessToken } = await sendSignUp(fields, extras);
  if (next === 'signed-in' && accessToken !== null) await enter(accessToken);
  if (next === 'login' && !created?.generatedPassword)
    sessionStore.dispatch({ type: 'signedUp', loginOff: false });
  return { next, created };
}

/**
 * Another player's token takes this one's place, once it is known to let somebody in (SES-02); rejects with the client's
 * `ApiFailure` otherwise, and nothing has changed then.
 */
export async function switchTo(token: string): Promise<void> {
  await (await platform()).tryToken(token);
  heldToken.clear();
  await signOut();
  await enter(token);
}

async function enter(token: string): Promise<void> {
  const { forgetPlayer, readPlayer } = await platform();
  forgetPlayer();
  known.set(token);
  if (tokenStore.set(token) === 'refused') {
    known.set(tokenStore.get());
    throw new Error('The platform sent a token that cannot travel in a header.');
  }
  try {
    await readPlayer();
  } catch (problem) {
    // The login stands even when the player cannot be read: the parts that show it ask again.
    report('The player could not be read after the login.', problem);
  }
  if (known.get() === token && tokenStore.get() === token) sessionStore.dispatch({ type: 'signedIn' });
}
