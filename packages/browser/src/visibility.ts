/** Whether nobody can see this page now; false where there is no page. */
export function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}

/** Runs at once when the page is seen again: its tab shown, or the page back from the browser's memory. */
export function onVisible(listener: () => void): () => void {
  const page = globalThis.document;
  if (page === undefined) return () => undefined;
  const shown = () => {
    if (!isHidden()) listener();
  };
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) shown();
  };
  page.addEventListener('visibilitychange', shown);
  globalThis.window.addEventListener('pageshow', restored);
  return () => {
    page.removeEventListener('visibilitychange', shown);
    globalThis.window.removeEventListener('pageshow', restored);
  };
}
