import { button, element, elementById } from './dom.ts';
import { showFieldErrors } from './field-errors.ts';
import { refresh } from './refresh.ts';
import { RequestRefused } from './server.ts';

const SHOWN_MS = 6_000;
let hiding = 0;

/** Tells the tester what was done, or why not; good news leaves by itself, bad news stays until it is closed. */
export function showMessage(kind: 'done' | 'failed', ...parts: (string | Node)[]): void {
  const message = elementById('message');
  clearTimeout(hiding);
  const close = button('Close', () => message.replaceChildren());
  close.className = 'quiet';
  message.replaceChildren(element('div', `said ${kind}`, element('p', '', ...parts), close));
  if (kind === 'done') hiding = Number(setTimeout(() => message.replaceChildren(), SHOWN_MS));
}

/** Takes away what was told last, before a problem is told beside its field. */
export function clearMessage(): void {
  clearTimeout(hiding);
  elementById('message').replaceChildren();
}

export function showError(error: unknown): void {
  const words = error instanceof Error ? error.message : String(error);
  const fields = error instanceof RequestRefused ? Object.entries(error.fields) : [];
  const which = fields.map(([name, why]) => `${name}: ${why}`).join(' ');
  showMessage('failed', `Not done: ${fields.length === 0 ? words : which}`);
}

/**
 * Does one thing, says that it is done or why not, and shows how everything stands after it. A refusal of fields that
 * are in `form` is told beside them.
 */
export async function runAction(
  done: string,
  work: () => Promise<unknown>,
  form?: HTMLFormElement,
): Promise<boolean> {
  try {
    if (form) showFieldErrors(form, {});
    await work();
    if (done !== '') showMessage('done', done);
    await refresh();
    return true;
  } catch (error) {
    if (!(form && error instanceof RequestRefused && showFieldErrors(form, error.fields))) showError(error);
    return false;
  }
}
