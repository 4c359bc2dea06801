import { deviceClock } from '@baize/browser/clock';
import { tokenStore } from '@baize/browser/token-store';
import { lastInput } from '@baize/page/clock';
import { loadWithRetry } from '@baize/page/load-with-retry';
import { suppressionStatusStore } from '../player/exclusion-status.ts';
import { guardBfcache } from '../session/bfcache-guard.ts';
import { activityStore } from '../session/activity-state.ts';
import { lastLogin } from '../session/last-login.ts';
import { lastSessionEnd } from '../session/last-session-end.ts';
import { followOtherTabs, startSession } from '../session/session-start.ts';
import { sessionStore } from '../session/session.ts';
import { watchIdle } from '../session/watch-idle.ts';

interface SessionOptions {
  signal: AbortSignal;
  /** Where the socket connects; null where a story or test stands in for the platform. */
  backendUrl: string | null;
}

/** All that goes on behind a page on account of its session. Import it dynamically, once the page is alive. */
export function runSession({ signal, backendUrl }: SessionOptions): void {
  const stops = [
    followOtherTabs(),
    guardBfcache(),
    whileSignedIn((session) => {
      lastSessionEnd.clear();
      watchIdle(session);
      if (backendUrl !== null) keepConnection(backendUrl, session);
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  void startSession();
}

/** Runs `begin` for every session, with the signal of its end. */
function whileSignedIn(begin: (session: AbortSignal) => void): () => void {
  let leaving: AbortController | null = null;
  let kept = false;
  const follow = () => {
    const session = sessionStore.get();
    const { phase } = session;
    markDocument(phase);
    if (session.phase === 'signed-out' && tokenStore.get() === null)
      clearPlayerData({ byLock: session.ended?.reason === 'ACCOUNT_LOCKED' });
    if (phase !== 'signed-in') kept = phase === 'starting';
    if ((leaving !== null) === (phase === 'signed-in')) return;
    leaving?.abort();
    leaving = phase === 'signed-in' ? new AbortController() : null;
    if (!leaving) return;
    // Who logs in is at the page; who was logged in when it was opened need not be.
    if (!kept) lastInput.set(deviceClock.now(), 'at once');
    begin(leaving.signal);
  };
  const stop = sessionStore.subscribe(follow);
  follow();
  return () => {
    stop();
    leaving?.abort();
  };
}

/** When somebody was here is that person's: it is gone with the token, in whichever tab that went. */
function clearPlayerData(ended: { byLock: boolean }): void {
  lastLogin.clear();
  lastInput.forget();
  suppressionStatusStore.forget(ended);
}

/** The mark of the early script, kept true. */
function markDocument(phase: 'starting' | 'signed-in' | 'signed-out'): void {
  const { dataset } = document.documentElement;
  if (phase === 'signed-out') delete dataset['session'];
  if (phase === 'signed-in') dataset['session'] = 'kept';
}

/**
 * The socket lives as long as the session, but for the time nobody has been at the page (SES-10, SES-11) and while the
 * page lies in the browser's memory.
 */
function keepConnection(url: string, session: AbortSignal): void {
  let line: AbortController | null = null;
  let inMemory = false;
  const follow = () => {
    const wanted = !session.aborted && !inMemory && activityStore.get().presence !== 'removed';
    if (wanted === (line !== null)) return;
    line?.abort();
    line = wanted ? new AbortController() : null;
    if (line) connect(url, line.signal);
  };
  const turn = (next: boolean) => () => {
    inMemory = next;
    follow();
  };
  window.addEventListener('pagehide', turn(true), { signal: session });
  window.addEventListener('pageshow', turn(false), { signal: session });
  const stop = activityStore.subscribe(follow);
  session.addEventListener('abort', () => {
    stop();
    follow();
  });
  follow();
}

function connect(url: string, signal: AbortSignal): void {
  void loadWithRetry(() => import('./realtime.ts'), {
    message: 'The code of the line did not come.',
  }).then(({ openRealtime }) => (signal.aborted ? undefined : openRealtime({ url, signal })));
}
