import { any, button, element } from './dom.ts';
import { refresh } from './refresh.ts';

const SHOWN_MS = 6_000;
let hiding = 0;

/** Tells the tester what was done, or why not; good news leaves by itself, bad news stays until it is closed. */
export function say(kind: 'done' | 'failed', ...parts: (string | Node)[]): void {
  const message = any('message');
  clearTimeout(hiding);
  const close = button('Close', () => message.replaceChildren());
  close.className = 'quiet';
  message.replaceChildren(element('div', `said ${kind}`, element('p', '', ...parts), close));
  if (kind === 'done') hiding = Number(setTimeout(() => message.replaceChildren(), SHOWN_MS));
}

export function sayFailed(error: unknown): void {
  say('failed', `Not done: ${error instanceof Error ? error.message : String(error)}`);
}

/** Does one thing, says that it is done or why not, and shows how everything stands after it. */
export async function act(done: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    if (done !== '') say('done', done);
    await refresh();
    return true;
  } catch (error) {
    sayFailed(error);
    return false;
  }
}
