/**
 * The stand-in for a push service's library, as a page loads it from `/sandbox/push/library.js`: it sets
 * `window.pushService` and tells the sandbox what the page tells it. Nobody waits for it and nothing can fail in it.
 */
export function pushLibrary(): void {
  const loader = document.currentScript;
  const origin = loader instanceof HTMLScriptElement ? new URL(loader.src).origin : location.origin;
  let current: string | number | null = null;

  function tell(news: { userId: string | number | null; event?: string; data?: object }): void {
    const body = JSON.stringify(news);
    const headers = { 'content-type': 'application/json' };
    fetch(`${origin}/sandbox/push`, { method: 'PUT', headers, body, keepalive: true }).catch(() => undefined);
  }

  Reflect.set(globalThis, 'pushService', {
    setUserId(userId: string | number | null) {
      current = userId;
      tell({ userId });
    },
    track(event: string, data: object = {}) {
      tell({ userId: current, event, data });
    },
  });
}
