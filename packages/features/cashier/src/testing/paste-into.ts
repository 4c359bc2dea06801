import type { UserEvent } from '@testing-library/user-event';

/** Enters a text at once, not key by key: each key draws the whole form anew, and the tests of a field type its texts. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
