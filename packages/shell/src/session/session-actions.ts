import type { LoginAnswer } from '@baize/api/calls/session';
import { tokenStore } from '@baize/browser/token-store';
import { deviceType } from '@baize/domain/device';
import type { LogoutReason } from '@baize/domain/session';
import { report } from '../errors/report.ts';
import { lastEnd } from './session-end.ts';
import { sessionStore } from './session.ts';

/** The token this document has acted on: a change to any other came from another tab. */
let known: string | null = null;

const platform = () => import('../player/platform-session.ts');

/** Finds out who is at the screen, once the page is alive (SES-01). */
export async function startSession(): Promise<void> {
  known = tokenStore.get();
  if (known === null) sessionStore.dispatch({ type: 'tokenMissing', ended: lastEnd.get() });
  else await readPlayer(known);
}

async function readPlayer(token: string): Promise<void> {
  try {
    await (await platform()).readPlayer();
    if (known !== token) return;
    const starting = sessionStore.get().phase === 'starting';
    sessionStore.dispatch({ type: starting ? 'detailsLoaded' : 'signedIn' });
  } catch (problem) {
    // A 403 has spoken through the client already and deleted the token; anything else keeps it for
    // the next load, and the player is signed out for now.
    report('The player could not be read.', problem);
    if (known === token && tokenStore.get() === token) sessionStore.dispatch({ type: 'detailsFailed' });
  }
}

/** Follows what other tabs of this browser do, without telling the platform a second time. */
export function followOtherTabs(): () => void {
  return tokenStore.subscribe(() => void follow(tokenStore.get()));
}

async function follow(token: string | null): Promise<void> {
  if (token === known) return;
  known = token;
  if (sessionStore.get().phase === 'signed-in') await leave();
  if (token !== null) await readPlayer(token);
}

async function leave(): Promise<void> {
  sessionStore.dispatch({ type: 'signedOut' });
  (await platform()).forgetPlayer();
}

export interface Credentials {
  email: string;
  password: string;
}

/** Signs the player in; rejects with the client's `ApiFailure`, and nothing has changed then. */
export async function signIn(credentials: Credentials): Promise<LoginAnswer> {
  const { forgetPlayer, sendLogin } = await platform();
  const answer = await sendLogin({
    ...credentials,
    userDeviceType: deviceType(window.innerWidth),
    screenResolution: `${window.screen.width}x${window.screen.height}`,
  });
  forgetPlayer();
  known = answer.accessToken;
  if (tokenStore.set(answer.accessToken) === 'refused') {
    known = tokenStore.get();
    throw new Error('The platform sent a token that cannot travel in a header.');
  }
  await readAfterLogin(answer.accessToken);
  return answer;
}

/** The login stands even when the player cannot be read: the parts that show it ask again. */
async function readAfterLogin(token: string): Promise<void> {
  try {
    await (await platform()).readPlayer();
  } catch (problem) {
    report('The player could not be read after the login.', problem);
  }
  if (known === token && tokenStore.get() === token) sessionStore.dispatch({ type: 'signedIn' });
}

/** Signs the player out here and now, and tells the platform without waiting for it (SES-04). */
export async function signOut(reason: LogoutReason = 'USER_INITIATED'): Promise<void> {
  const token = tokenStore.get();
  known = null;
  sessionStore.dispatch({ type: 'signedOut' });
  try {
    const { forgetPlayer, sendLogout } = await platform();
    forgetPlayer();
    if (token !== null) await sendLogout(token, reason);
  } catch (problem) {
    report('The platform did not hear of the sign-out.', problem);
  }
}
