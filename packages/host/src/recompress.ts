import { compress, type CompressedBody } from './compress.ts';

/** More than this waiting, and a page stays as it was made: under a flood of new pages rendering comes first. */
const MAX_WAITING = 100;

/** Something with a body that may be made smaller after it was first sent. */
export interface Recompressible {
  body: CompressedBody;
}

/**
 * Makes bodies as small as they can be once they exist, one at a time, so that nobody waits for it: a page is sent at once,
 * and smaller to whoever comes next. A body that cannot be made smaller stays.
 */
export function createRecompressor(): (one: Recompressible) => void {
  const waiting: Recompressible[] = [];
  let busy = false;
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { body } = one;
      const smaller = await compress(body.plain.toString(), 'small').catch(() => body);
      // Another body may stand there by now.
      if (one.body === body) one.body = smaller;
    }
    busy = false;
  };
  return (one) => {
    if (waiting.length >= MAX_WAITING) return;
    waiting.push(one);
    if (busy) return;
    busy = true;
    void work();
  };
}
