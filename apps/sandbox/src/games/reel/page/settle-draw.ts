import type { ReelResponse } from './request-reel.ts';

type Known = Exclude<ReelResponse, { kind: 'lost' }>;

export type DrawConnection = {
  /** Sends the wish, always under the same id. */
  draw(): Promise<ReelResponse>;
  fetchTable(): Promise<ReelResponse>;
  pause(ms: number): Promise<void>;
  /** Is told before each question that it is not known yet whether the stake was taken. */
  onUnknown(): void;
};

const CONFIRM_MS = 2_500;
const AGAIN_MS = 3_000;

/**
 * Draws, and after a lost answer asks until it is known what came of it: a taken stake shows in the session's figure, and
 * then the same wish brings its round; a table that stands as `staked` twice says that nothing was taken.
 */
export async function settleDraw(staked: number, line: DrawConnection): Promise<Known> {
  const first = await line.draw();
  if (first.kind !== 'lost') return first;
  let untouched = 0;
  for (;;) {
    line.onUnknown();
    const seen = await line.fetchTable();
    if (seen.kind === 'refused') return seen;
    if (seen.kind === 'table' && seen.table.session.staked > staked) {
      const again = await line.draw();
      if (again.kind !== 'lost') return again;
    } else if (seen.kind === 'table') {
      untouched += 1;
      if (untouched > 1) return seen;
    }
    await line.pause(untouched > 0 ? CONFIRM_MS : AGAIN_MS);
  }
}
