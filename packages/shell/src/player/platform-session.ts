import { getUserDetails, login, logout, type LoginAnswer } from '@baize/api/calls/session';
import { createClient } from '@baize/api/client';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import { tokenMark } from '@baize/api/token-mark';
import { withTabLock } from '@baize/browser/tab-lock';
import { stored } from '@baize/browser/storage';
import type { LogoutReason } from '@baize/domain/session';
import { loginPayload } from '@baize/domain/sign-up';
import { drafts } from '../drafts/draft-store.ts';
import type { Credentials, EntryExtras } from '../session/entry.ts';
import { lastLogin } from '../session/last-login.ts';
import { sessionFacts } from '../session/session-facts.ts';
import { tellPush } from '../tracking/push-news.ts';
import { readVisit, replaceCpnc } from '../visit/visit-facts.ts';
import { afterSignUp } from '../visit/visit-stores.ts';
import { clientPorts, runtime } from './runtime.ts';

/** What the platform is told and asked about the session. Import it dynamically: it brings the client. */

/** The mark of the token whose logout was told last. */
const toldLogout = stored<string | null>({
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
  drafts.belongTo(getUser.userId);
}

/** Logs in with all that S2 §3 sends, and keeps what the answer tells of the visit (SES-03, SES-15). */
export async function sendLogin(credentials: Credentials, extras: EntryExtras): Promise<LoginAnswer> {
  const body = loginPayload({
    ...credentials,
    visit: readVisit(),
    reCaptchaSiteKey: sessionFacts.get()?.settings.reCaptchaSiteKey ?? null,
    recaptchaToken: extras.recaptchaToken,
    afterReg: afterSignUp.get(),
    link: extras.link ?? 'own',
  });
  const answer = await runtime.api.send(login, { body });
  afterSignUp.clear();
  if (answer.cpnc !== null && answer.cpnc !== '') replaceCpnc(answer.cpnc);
  if (answer.lastLogin === null) lastLogin.clear();
  else lastLogin.set(answer.lastLogin);
  if (answer.userId !== null) tellPush({ event: 'LOGIN', userId: answer.userId });
  return answer;
}

/**
 * Speaks for a token that is gone from this browser by the time it is asked. Where all tabs end a session in the same
 * moment, one of them speaks.
 */
export async function sendLogout(token: string, reason: LogoutReason): Promise<void> {
  if (reason !== 'USER_INITIATED' && !(await isFirstToTell(token))) return;
  await clientOf(token).send(logout, { body: { reason } });
}

/** Rejects with the client's `ApiFailure` where a token lets nobody in; the session that is live hears nothing of it. */
export async function tryToken(token: string): Promise<void> {
  await clientOf(token).send(getUserDetails, {});
}

function clientOf(token: string) {
  return createClient({ ...clientPorts, token: () => token, onSessionEnded: () => undefined });
}

function isFirstToTell(token: string): Promise<boolean> {
  const mark = tokenMark(token);
  return withTabLock('logout', async () => {
    if (toldLogout.get() === mark) return false;
    toldLogout.set(mark);
    return true;
  });
}

/** Nothing about a player outlives the session. */
export function forgetPlayer(): void {
  runtime.queryClient.clear();
}
