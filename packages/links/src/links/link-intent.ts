import { onUserActivity } from '@baize/browser/user-activity';
import { whenIdle } from '@baize/browser/idle';

/** A pointer that only passes over a link rests on it for less, in ms. */
const HOVER_INTENT_MS = 80;

/** After the first input the page has browser and network to itself, in ms. */
const AFTER_INPUT_MS = 1_000;

/** Marks a group of links whose pages are worth having before one of them is meant. */
export const PREFETCH_WHEN_IDLE = 'data-prefetch-idle';

/**
 * Notifies of each link that somebody is about to press: a pointer rests on it, a finger touches it, or it has the focus.
 * Links marked with `PREFETCH_WHEN_IDLE` follow the first input, once the browser has nothing better to do. Returns how
 * to stop.
 */
export function onLinkIntent(notify: (link: HTMLAnchorElement) => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  let rested: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLAnchorElement | null = null;
  const atOnce = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) notify(link);
  };
  const atRest = ({ target, pointerType }: PointerEvent) => {
    const link = linkOf(target);
    if (pointerType === 'touch' || link === under) return;
    clearTimeout(rested);
    under = link;
    if (link) rested = setTimeout(() => notify(link), HOVER_INTENT_MS);
  };
  document.addEventListener('pointerover', atRest, options);
  document.addEventListener('touchstart', atOnce, options);
  document.addEventListener('focusin', atOnce, options);
  const stopIdle = afterFirstInput(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${PREFETCH_WHEN_IDLE}] a[href]`))
      if (link.getClientRects().length > 0) notify(link);
  });
  return () => {
    stop.abort();
    clearTimeout(rested);
    stopIdle();
  };
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

function afterFirstInput(run: () => void): () => void {
  let stopIdle: () => void = () => undefined;
  const stopInput = onUserActivity(() => {
    stopInput();
    stopIdle = whenIdle(run, { delay: AFTER_INPUT_MS });
  });
  return () => {
    stopInput();
    stopIdle();
  };
}
