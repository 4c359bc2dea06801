import { compressed, type Compressed } from './compressed.ts';

/** More than this waiting, and a page stays as it was made: under a flood of new pages rendering comes first. */
const WAITING_AT_MOST = 100;

/** Something with a body that may be made smaller after it was first sent. */
export interface Squeezable {
  body: Compressed;
}

/**
 * Makes bodies as small as they can be once they exist, one at a time, so that nobody waits for it: a page is sent at once,
 * and smaller to whoever comes next. A body that cannot be made smaller stays.
 */
export function squeezer(): (one: Squeezable) => void {
  const waiting: Squeezable[] = [];
  let busy = false;
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { body } = one;
      const smaller = await compressed(body.plain.toString(), 'small').catch(() => body);
      // Another body may stand there by now.
      if (one.body === body) one.body = smaller;
    }
    busy = false;
  };
  return (one) => {
    if (waiting.length >= WAITING_AT_MOST) return;
    waiting.push(one);
    if (busy) return;
    busy = true;
    void work();
  };
}
