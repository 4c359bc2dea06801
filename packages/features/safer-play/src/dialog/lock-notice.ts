import { lastLock } from '@baize/player/session';

/** Marks what tells a player that their account is locked, until when, and what stays open. */
export const LOCK_NOTICE = { 'data-lock-notice': '', tabIndex: -1 } as const;

/** So long a notice may take to come, whose code is not there yet, in ms. */
const NOTICE_WAIT_MS = 3_000;

/** Where a dialog's focus goes: once a player has locked their account with it, to the page's own words of that. */
export function focusAfterLock(): boolean {
  if (lastLock.get() === null) return true;
  focusLockNotice();
  return false;
}

/**
 * Leads to what the page says of a lock, as soon as it does, or to the page where it says nothing; not once the player is
 * somewhere else.
 */
export function focusLockNotice(): void {
  const stop = () => {
    clearTimeout(timer);
    parts.disconnect();
  };
  const look = () => {
    const notice = findNotice();
    if (notice === null) return;
    stop();
    leadTo(notice);
  };
  const parts = new MutationObserver(look);
  const timer = setTimeout(() => {
    stop();
    const page = document.getElementById('content');
    if (page) leadTo(page);
  }, NOTICE_WAIT_MS);
  parts.observe(document.body, { childList: true, subtree: true });
  // Once the dialog, or the button, is out of the page.
  queueMicrotask(look);
}

function findNotice(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-lock-notice]');
}

function leadTo(place: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  // The page is shorter without its tools: what was in view may be its end.
  if (place.hasAttribute('data-lock-notice')) place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
}
