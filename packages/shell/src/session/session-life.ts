import { deviceClock } from '@baize/browser/clock';
import { tokenStore } from '@baize/browser/token-store';
import { lateCode } from '../errors/late-code.ts';
import { safetyStore } from '../player/known-safety.ts';
import { guardMemory } from './guard-memory.ts';
import { attendanceStore } from './idle.ts';
import { lastInput } from './last-input.ts';
import { lastLogin } from './last-login.ts';
import { lastEnd } from './session-end.ts';
import { followOtherTabs, startSession } from './session-start.ts';
import { sessionStore } from './session.ts';
import { watchIdle } from './watch-idle.ts';

interface Life {
  signal: AbortSignal;
  /** Where the socket connects; null where a story or test stands in for the platform. */
  backendUrl: string | null;
}

/** All that goes on behind a page on account of its session. Import it dynamically, once the page is alive. */
export function liveSession({ signal, backendUrl }: Life): void {
  const stops = [
    followOtherTabs(),
    guardMemory(),
    whileSignedIn((session) => {
      lastEnd.clear();
      watchIdle(session);
      if (backendUrl !== null) keepLine(backendUrl, session);
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
    const { phase } = sessionStore.get();
    markDocument(phase);
    if (phase === 'signed-out' && tokenStore.get() === null) forgetPerson();
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
function forgetPerson(): void {
  lastLogin.clear();
  lastInput.forget();
  safetyStore.set('unknown');
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
function keepLine(url: string, session: AbortSignal): void {
  let line: AbortController | null = null;
  let inMemory = false;
  const follow = () => {
    const wanted = !session.aborted && !inMemory && attendanceStore.get().presence !== 'removed';
    if (wanted === (line !== null)) return;
    line?.abort();
    line = wanted ? new AbortController() : null;
    if (line) open(url, line.signal);
  };
  const turn = (next: boolean) => () => {
    inMemory = next;
    follow();
  };
  window.addEventListener('pagehide', turn(true), { signal: session });
  window.addEventListener('pageshow', turn(false), { signal: session });
  const stop = attendanceStore.subscribe(follow);
  session.addEventListener('abort', () => {
    stop();
    follow();
  });
  follow();
}

function open(url: string, signal: AbortSignal): void {
  void lateCode(() => import('../realtime/realtime.ts'), {
    problem: 'The code of the line did not come.',
  }).then(({ openRealtime }) => (signal.aborted ? undefined : openRealtime({ url, signal })));
}
