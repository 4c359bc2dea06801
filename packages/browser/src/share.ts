/** What is passed on: a sentence and where it leads. */
export type ShareContent = { title: string; text: string; url: string };

/** Whether this device can pass something on to another app. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

/** Opens the device's own way of passing something on; `refused` when it has none or does not allow it. */
export async function share(shared: ShareContent): Promise<'shared' | 'dismissed' | 'refused'> {
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}
