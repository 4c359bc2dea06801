import { report } from '@baize/page/report';

let listening = false;

/**
 * From now on an error that none of our own code has thrown is a tracking script's: it is logged once, and neither the
 * page nor what counts our errors hears of it.
 */
export function isolateScriptErrors(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent) || isOwnScript(event.filename)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    report('A tracking script failed.', event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const stack = reason instanceof Error ? (reason.stack ?? '') : '';
    const places = stack.match(/https?:\/\/[^\s)]+/g) ?? [];
    if (places.length === 0 || places.some(isOwnScript)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    report('A tracking script failed.', reason);
  });
}

/** Our code comes in files of our own origin; an inline script is named by the page's address. */
function isOwnScript(place: string): boolean {
  if (!URL.canParse(place)) return false;
  const { origin, pathname } = new URL(place);
  return origin === window.location.origin && /\.[mc]?[jt]sx?(?::|$)/.test(pathname);
}
