import { tokenStore } from '@baize/browser/token-store';
import { drafts } from '@baize/forms/draft-store';
import { lastInput } from '@baize/page/clock';
import { report } from '@baize/page/report';
import { sessionConfig } from '@baize/page/session-config';
import { resolvePendingAffiliate } from '../attribution/affiliate.ts';
import { captureUrlParams } from '../attribution/capture-url-params.ts';
import { pendingToken } from '../attribution/pending-token.ts';
import { sessionEndedAt, expireSession, getInactivity } from './idle-expiry.ts';
import { documentToken } from './document-token.ts';
import { lastSessionEnd } from './last-session-end.ts';
import { sessionStore } from './session.ts';

const platform = () => import('./platform-session.ts');

/** Finds out who is at the screen, once the page is alive (SES-01). */
export async function startSession(): Promise<void> {
  // What the address brought is taken before anybody asks for it.
  captureUrlParams();
  await begin(tokenStore.get());
  const { phase } = sessionStore.get();
  if (phase !== 'starting') resolveAffiliate(phase);
}

/** Begins once more after the platform could not tell whose the kept token is (SES-01). */
export async function retryStart(): Promise<void> {
  sessionStore.dispatch({ type: 'retried' });
  if (sessionStore.get().phase === 'starting') await begin(tokenStore.get());
}

async function begin(token: string | null): Promise<void> {
  if (sessionStore.get().phase !== 'starting') return syncToken(token);
  documentToken.set(token);
  if (token === null) sessionStore.dispatch({ type: 'tokenMissing', ended: lastSessionEnd.get() });
  else await resume(token);
}

/**
 * A page opened anew, or again after the browser had put it away, does not revive what had expired. A link that came
 * beside that has nobody to ask any more, and logs in (SES-02).
 */
async function resume(token: string): Promise<void> {
  const idle = getInactivity();
  if (idle.kind !== 'expired') return readPlayer(token);
  const held = pendingToken.get();
  pendingToken.clear();
  documentToken.set(held);
  if (held === null || tokenStore.set(held) === 'refused') return expireSession(idle);
  // Should the link be of no use either, this is why nobody is logged in.
  if (lastSessionEnd.get() === null)
    lastSessionEnd.set({ reason: 'USER_INACTIVITY_TIMEOUT', at: sessionEndedAt(idle) });
  void platform()
    .then(({ sendLogout }) => sendLogout(token, 'USER_INACTIVITY_TIMEOUT'))
    .catch((problem: unknown) => report('The platform did not hear of the sign-out.', problem));
  await readReplacingPlayer(held);
}

/** The kept session counted no more when the visit began, nor does anybody's touch of the page before. */
function readReplacingPlayer(token: string): Promise<void> {
  lastInput.forget();
  resolveAffiliate('signed-out');
  return readPlayer(token);
}

function resolveAffiliate(player: 'signed-in' | 'signed-out'): void {
  resolvePendingAffiliate(player, sessionConfig.get()?.settings.affiliateKeyQueryParameter ?? '');
}

async function readPlayer(token: string): Promise<void> {
  try {
    await (await platform()).readPlayer();
    if (documentToken.get() !== token) return;
    const starting = sessionStore.get().phase === 'starting';
    sessionStore.dispatch({ type: starting ? 'detailsLoaded' : 'signedIn' });
  } catch (problem) {
    // A 403 has spoken through the client already and deleted the token; anything else keeps it for
    // the next load, and the player is signed out for now.
    report('The player could not be read.', problem);
    const next = tokenStore.get();
    if (documentToken.get() !== token) return;
    if (next === token) sessionStore.dispatch({ type: 'detailsFailed' });
    else if (next !== null && sessionStore.get().phase === 'starting') {
      documentToken.set(next);
      await readReplacingPlayer(next);
    }
  }
}

/** Follows what other tabs of this browser do, without telling the platform a second time. */
export function followOtherTabs(): () => void {
  return tokenStore.subscribe(() => void syncToken(tokenStore.get()));
}

async function syncToken(token: string | null): Promise<void> {
  if (token === documentToken.get()) return;
  documentToken.set(token);
  if (sessionStore.get().phase === 'signed-in') await endInThisTab(token);
  if (token === null) return;
  // What is under way for the token before must not answer for this one.
  (await platform()).forgetPlayer();
  await readPlayer(token);
}

/** The tab where it happened kept the reason first; where it opened the login, the others stay as they are. */
async function endInThisTab(next: string | null): Promise<void> {
  const end = next === null ? lastSessionEnd.get() : null;
  if (end === null) drafts.discardAll();
  sessionStore.dispatch(
    end === null || end.reason === 'SESSION_EXPIRED'
      ? { type: 'signedOut', elsewhere: true }
      : { type: 'sessionEnded', ...end },
  );
  (await platform()).forgetPlayer();
}
