/**
 * Asks the brand's live chat to open. The sources name no service: a chat comes with the platform's scripts; its script
 * hears `live-chat` on the window, opens and prevents the default (docs/contracts.md). 'nobody' when none is there, so
 * that the visitor gets another way.
 */
export function openChat(): 'opened' | 'nobody' {
  const untouched = window.dispatchEvent(new Event('live-chat', { cancelable: true }));
  return untouched ? 'nobody' : 'opened';
}
