import { afterPaint } from '@baize/browser/after-paint';
import { whenIdle } from '@baize/browser/idle';
import { useSyncExternalStore } from 'react';
import { afterPressLoads } from './press-loads.ts';

/** After each of these a browser looks for no larger paint any more: what is shown from then on is not the page's LCP. */
const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;

/** What shows that somebody is at the page. */
const ACTIVITY_EVENTS = [...INTERACTIONS, 'pointermove', 'popstate'] as const;

/** These may begin a press; its click, or what makes it none, follows. */
const PRESS_STARTS = ['pointerdown', 'touchstart', 'keydown'];
const PRESS_ENDS = ['click', 'scroll', 'pointercancel'];

/** A finger that rests so long is no press any more. */
const MAX_PRESS_MS = 300;

const waiting = new Set<() => void>();
let leaving: AbortController | null = null;

/**
 * Runs once somebody is at the page: after the frame that answers their first sign, or at once for whoever has a session.
 * A page at rest before nobody fetches nothing more (design §7). Returns how to call it off.
 */
export function onFirstActivity(run: () => void): () => void {
  if (hasActivity()) {
    run();
    return () => undefined;
  }
  waiting.add(run);
  listen();
  return () => {
    waiting.delete(run);
    if (waiting.size > 0) return;
    leaving?.abort();
    leaving = null;
  };
}

/**
 * Runs once somebody has pressed, typed, touched or scrolled since, at once where the page is scrolled already: a pointer
 * that only moves is no interaction. Returns how to call it off.
 */
export function onFirstInteraction(run: () => void): () => void {
  const waiting = new AbortController();
  const options = { passive: true, capture: true, signal: waiting.signal };
  const go = () => {
    waiting.abort();
    run();
  };
  if (window.scrollY > 0) go();
  else for (const sign of INTERACTIONS) window.addEventListener(sign, go, options);
  return () => waiting.abort();
}

/** Whether somebody is at the page: nobody on the server and in the first render. */
export function useHasActivity(): boolean {
  return useSyncExternalStore(onFirstActivity, hasActivity, () => false);
}

function hasActivity(): boolean {
  const { dataset } = document.documentElement;
  // Whoever has scrolled before the code was there may be resting where they are.
  if (dataset['session'] === 'kept' || window.scrollY > 0) dataset['somebody'] = '';
  return dataset['somebody'] !== undefined;
}

function listen(): void {
  if (leaving) return;
  leaving = new AbortController();
  const options = { passive: true, capture: true, signal: leaving.signal };
  for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, handleActivity, options);
}

let pointer: { x: number; y: number } | null = null;

/** A browser says that the pointer moved, too, when the page has moved beneath it. */
function isPointerAtRest({ clientX: x, clientY: y }: MouseEvent): boolean {
  // A phone has no pointer that moves without a touch.
  if (globalThis.matchMedia?.('(hover: none)').matches) return true;
  const moved = pointer !== null && (pointer.x !== x || pointer.y !== y);
  pointer = { x, y };
  return !moved;
}

function handleActivity(event: Event): void {
  if (event instanceof MouseEvent && event.type === 'pointermove' && isPointerAtRest(event)) return;
  leaving?.abort();
  leaving = null;
  // A press is answered first, and asks for its own code first: what wakes up with it takes a slow phone longer than a frame.
  if (PRESS_STARTS.includes(event.type))
    afterPress(() => afterPaint(() => whenIdle(() => afterPressLoads(wake), { delay: 0 })));
  else afterPaint(wake);
}

function afterPress(run: () => void): void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    if (signal.aborted) return;
    ended.abort();
    run();
  };
  for (const name of PRESS_ENDS) window.addEventListener(name, end, { passive: true, capture: true, signal });
  setTimeout(end, MAX_PRESS_MS);
}

/** Only now is somebody there: what is drawn anew in between must not wake by that. */
function wake(): void {
  document.documentElement.dataset['somebody'] = '';
  for (const run of waiting) {
    waiting.delete(run);
    run();
  }
}
