import { tokenStore } from '@baize/browser/token-store';
import { report } from '../errors/report.ts';
import { known } from './known-token.ts';
import { lastEnd } from './session-end.ts';
import { sessionStore } from './session.ts';

const platform = () => import('../player/platform-session.ts');
const visit = () => import('../visit/arrive.ts');

/** Finds out who is at the screen, once the page is alive (SES-01). */
export async function startSession(): Promise<void> {
  // The early script saw a token in the address and laid it aside: it is taken before anybody asks.
  if (tokenStore.get() === null && document.documentElement.dataset['session'] === 'kept')
    (await visit()).arrive();
  const token = tokenStore.get();
  known.set(token);
  if (token === null) sessionStore.dispatch({ type: 'tokenMissing', ended: lastEnd.get() });
  else await readPlayer(token);
}

async function readPlayer(token: string): Promise<void> {
  try {
    await (await platform()).readPlayer();
    if (known.get() !== token) return;
    const starting = sessionStore.get().phase === 'starting';
    sessionStore.dispatch({ type: starting ? 'detailsLoaded' : 'signedIn' });
  } catch (problem) {
    // A 403 has spoken through the client already and deleted the token; anything else keeps it for
    // the next load, and the player is signed out for now.
    report('The player could not be read.', problem);
    if (known.get() === token && tokenStore.get() === token) sessionStore.dispatch({ type: 'detailsFailed' });
  }
}

/** Follows what other tabs of this browser do, without telling the platform a second time. */
export function followOtherTabs(): () => void {
  return tokenStore.subscribe(() => void follow(tokenStore.get()));
}

async function follow(token: string | null): Promise<void> {
  if (token === known.get()) return;
  known.set(token);
  if (sessionStore.get().phase === 'signed-in') await leave();
  if (token !== null) await readPlayer(token);
}

async function leave(): Promise<void> {
  sessionStore.dispatch({ type: 'signedOut' });
  (await platform()).forgetPlayer();
}
