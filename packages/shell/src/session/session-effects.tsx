import { useContext, useEffect, useRef } from 'react';
import { useModals } from '../modals/use-modals.ts';
import { usePage } from '../page/page.ts';
import { RuntimeContext } from '../player/player-runtime.ts';
import { followOtherTabs, startSession } from './session-actions.ts';
import { lastEnd } from './session-end.ts';
import { sessionFacts } from './session-facts.ts';
import { onLoginWanted, useSession } from './session.ts';

/** Starts the session when the page is alive and carries out what its rules ask of the router. */
export function SessionEffects() {
  useFacts();
  useStart();
  useMemory();
  useLoginOnDemand();
  useRealtime();
  return null;
}

function useFacts() {
  const { settings, locale } = usePage();
  useEffect(() => sessionFacts.tell({ settings, locale }), [settings, locale]);
}

function useStart() {
  useEffect(() => {
    void startSession();
    return followOtherTabs();
  }, []);
}

/** Keeps what outlives the page true: why a session ended, and the mark of the early script. */
function useMemory() {
  const session = useSession();
  const { phase } = session;
  useEffect(() => {
    if (session.phase === 'signed-out' && session.ended) lastEnd.set(session.ended);
    if (session.phase === 'signed-in') lastEnd.clear();
  }, [session]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (phase === 'signed-out') delete dataset['session'];
    if (phase === 'signed-in') dataset['session'] = 'kept';
  }, [phase]);
}

/** One navigation to the page the player is on, with the login over it (HTTP-02). */
function useLoginOnDemand() {
  const { open } = useModals();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  useEffect(() => onLoginWanted(() => latest.current('login')), []);
}

/** The socket lives as long as the session; its code is fetched for players only. */
function useRealtime() {
  const { phase } = useSession();
  const { backendUrl } = usePage();
  const staged = useContext(RuntimeContext) !== null;
  useEffect(() => {
    if (phase !== 'signed-in' || staged) return;
    const leaving = new AbortController();
    void import('../realtime/realtime.ts').then(({ openRealtime }) =>
      openRealtime({ url: backendUrl, signal: leaving.signal }),
    );
    return () => leaving.abort();
  }, [phase, staged, backendUrl]);
}
