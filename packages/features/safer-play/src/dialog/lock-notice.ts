import { lastLock } from '@baize/player/session';

/** Marks what tells a player that their account is locked, until when, and what stays open. */
export const LOCK_NOTICE = { 'data-lock-notice': '', tabIndex: -1 } as const;

/** Where the focus goes once a player has locked their account with a dialog: to the page's own words of it. */
export function focusAfterLock(): HTMLElement | boolean {
  if (lastLock.get() === null) return true;
  const notice = document.querySelector<HTMLElement>('main [data-lock-notice]');
  // The page is shorter without its tools: what was in view may be its end.
  notice?.scrollIntoView({ block: 'center' });
  return notice ?? true;
}
