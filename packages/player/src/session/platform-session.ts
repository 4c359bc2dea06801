import { createClient } from '@baize/api/client';
import {
  getUserDetails,
  login,
  logout,
  redeemHandover,
  type LoginResponse,
} from '@baize/api/endpoints/session';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import { sessionHash } from '@baize/api/session-hash';
import { storedValue } from '@baize/browser/storage';
import { withTabLock } from '@baize/browser/tab-lock';
import type { LogoutReason } from '@baize/domain/session';
import { loginPayload } from '@baize/domain/sign-up';
import { drafts } from '@baize/forms/draft-store';
import { sessionConfig } from '@baize/page/session-config';
import type { AuthOptions, CodeCredentials, Credentials } from './credentials.ts';
import { lastLogin } from './last-login.ts';
import { queuePushEvent } from '../tracking/push-queue.ts';
import { readAttribution, replaceCpnc } from '../attribution/attribution-details.ts';
import { afterSignUp } from '../attribution/attribution-stores.ts';
import { clientPorts, runtime } from './runtime.ts';

/** What the platform is told and asked about the session. Import it dynamically: it brings the client. */

/** The mark of the token whose logout was told last. */
const reportedLogout = storedValue<string | null>({
  key: 'told-logout',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

/** Reads who the player is into the cache, where every signed-in part finds it. */
export async function readPlayer(): Promise<void> {
  const { api, queryClient } = runtime;
  const { getUser } = await queryClient.query({
    ...userDetailsQuery(api),
    staleTime: 0,
    retry: false,
    // Offline is an answer too: the start must not wait for the line.
    networkMode: 'always',
  });
  drafts.setOwner(getUser.userId);
}

/** Logs in with all that S2 §3 sends, and keeps what the answer tells of the visit (SES-03, SES-15). */
export async function sendLogin(
  credentials: Credentials | CodeCredentials,
  extras: AuthOptions,
): Promise<LoginResponse> {
  // What came along with the password counts for its code as well.
  const body = 'ticket' in credentials ? credentials : passwordPayload(credentials, extras);
  const answer = await runtime.api.send(login, { body });
  afterSignUp.clear();
  if (answer.cpnc !== null && answer.cpnc !== '') replaceCpnc(answer.cpnc);
  if (answer.lastLogin === null) lastLogin.clear();
  else lastLogin.set(answer.lastLogin);
  if (answer.userId !== null) queuePushEvent({ event: 'LOGIN', userId: answer.userId });
  return answer;
}

/** Takes the session of another address of the brand over by its code; answers the token (MIR-01). */
export async function sendHandover(code: string): Promise<string> {
  return (await runtime.api.send(redeemHandover, { body: { code } })).accessToken;
}

function passwordPayload(credentials: Credentials, extras: AuthOptions) {
  return loginPayload({
    ...credentials,
    visit: readAttribution(),
    reCaptchaSiteKey: sessionConfig.get()?.settings.reCaptchaSiteKey ?? null,
    recaptchaToken: extras.recaptchaToken,
    afterReg: afterSignUp.get(),
    link: extras.link ?? 'own',
  });
}

/**
 * Speaks for a token that is gone from this browser by the time it is asked. Where all tabs end a session in the same
 * moment, one of them speaks.
 */
export async function sendLogout(token: string, reason: LogoutReason): Promise<void> {
  if (reason !== 'USER_INITIATED' && !(await isFirstToReport(token))) return;
  await clientOf(token).send(logout, { body: { reason } });
}

/** Rejects with the client's `ApiFailure` where a token lets nobody in; the session that is live hears nothing of it. */
export async function tryToken(token: string): Promise<void> {
  await clientOf(token).send(getUserDetails, {});
}

function clientOf(token: string) {
  return createClient({ ...clientPorts, token: () => token, onSessionEnded: () => undefined });
}

function isFirstToReport(token: string): Promise<boolean> {
  const mark = sessionHash(token);
  return withTabLock('logout', async () => {
    if (reportedLogout.get() === mark) return false;
    reportedLogout.set(mark);
    return true;
  });
}

/** Nothing about a player outlives the session. */
export function forgetPlayer(): void {
  runtime.queryClient.clear();
}
