/** What a chat of the brand's choice listens to on `window`; it calls `preventDefault` when it opens. */
export const OPEN_CHAT = 'baize:open-chat';

/**
 * Asks the brand's live chat to open. The sources name no service: a chat comes with the platform's
 * scripts and answers this event. 'nobody' when none is there, so that the visitor can be told.
 */
export function openChat(): 'opened' | 'nobody' {
  const untouched = window.dispatchEvent(new Event(OPEN_CHAT, { cancelable: true }));
  return untouched ? 'nobody' : 'opened';
}
