/**
 * What a person does and a page left alone does not. After each of these a browser looks for no larger paint any more:
 * what is shown from then on is not the page's LCP. A pointer that only moves is not among them.
 */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/**
 * Runs once somebody has pressed, typed, touched or scrolled, at once if that has happened already; returns how to
 * call it off.
 */
export function afterFirstInteraction(run: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const go = () => {
    waiting.abort();
    run();
  };
  // The page may be older than the code that waits: a press before it, or a place that was scrolled to.
  if (globalThis.navigator.userActivation?.hasBeenActive || globalThis.window.scrollY > 0) go();
  else for (const sign of SIGNS) globalThis.window.addEventListener(sign, go, { passive: true, signal });
  return () => waiting.abort();
}
