const ACTIVITY_EVENTS = ['mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove', 'click'] as const;

/**
 * Hears every sign of somebody at this page: mouse, key, scroll, touch, click, or the window taking the focus. What
 * the browser makes up by itself is no sign: a mouse event without movement, as when the page moves under a pointer
 * at rest. Returns how to stop.
 */
export function onUserActivity(listener: () => void): () => void {
  const page = globalThis.window;
  if (page === undefined) return () => undefined;
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const name of ACTIVITY_EVENTS) page.addEventListener(name, listener, options);
  const of = (whole: EventTarget | null, target: EventTarget | null) =>
    whole === target ? listener() : undefined;
  page.addEventListener('focus', ({ target, currentTarget }) => of(currentTarget, target), options);
  page.addEventListener('scroll', ({ target }) => of(page.document, target), options);
  page.addEventListener(
    'mousemove',
    ({ movementX, movementY }) => (movementX === 0 && movementY === 0 ? undefined : listener()),
    options,
  );
  return () => listening.abort();
}
