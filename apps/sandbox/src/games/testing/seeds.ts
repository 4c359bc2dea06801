import { createHash } from 'node:crypto';
import { drawOf } from '../fair/commitment.ts';
import type { Draw } from '../fair/draw.ts';

/** The first secret whose draws, with the player's word `mine`, are as a test needs them. */
export function seedWhere(fits: (draw: Draw) => boolean): string {
  for (let at = 0; at < 100_000; at += 1) {
    const serverSeed = createHash('sha256').update(`seed ${at}`).digest('hex');
    if (fits(drawOf({ serverSeed, clientSeed: 'mine' }))) return serverSeed;
  }
  throw new Error('no such secret among a hundred thousand');
}

/** Secrets in this order, then fresh ones that nobody waits for. */
export function seedsInOrder(...seeds: string[]): () => string {
  let spare = 0;
  return () => {
    spare += 1;
    return seeds.shift() ?? createHash('sha256').update(`spare ${spare}`).digest('hex');
  };
}
