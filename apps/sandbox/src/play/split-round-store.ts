import { AsyncLocalStorage } from 'node:async_hooks';
import { createMemoryRounds } from '../games/rounds/memory-rounds.ts';
import type { RoundStore, Seat } from '../games/rounds/round-store.ts';

const DEMO_PLAYER = /^demo-/;
const DEFAULT_KEEP = 2_000;
const ROUNDS_EACH = 50;

/**
 * Rounds of real money where they last, those of a demo in memory: each demo has a store of its own, and the oldest are
 * forgotten when there are too many.
 */
export function createSplitRoundStore({
  real,
  keep = DEFAULT_KEEP,
}: {
  real: RoundStore;
  keep?: number;
}): RoundStore {
  const demos = new Map<string, RoundStore>();
  const seated = new AsyncLocalStorage<RoundStore>();

  function storeOf({ playerId }: Pick<Seat, 'playerId'>): RoundStore {
    if (!DEMO_PLAYER.test(playerId)) return real;
    const known = demos.get(playerId);
    if (known) return known;
    const fresh = createMemoryRounds({ keep: ROUNDS_EACH });
    demos.set(playerId, fresh);
    const [oldest] = demos.keys();
    if (demos.size > keep && oldest !== undefined) demos.delete(oldest);
    return fresh;
  }

  return {
    runExclusive: (seat, work) => {
      const store = storeOf(seat);
      return store.runExclusive(seat, () => seated.run(store, work));
    },
    nextSeed: (seat) => storeOf(seat).nextSeed(seat),
    save: (round) => storeOf(round).save(round),
    discard: (round) => storeOf(round).discard(round),
    // Looked for within a turn at a seat, and only there.
    find: (roundId) => (seated.getStore() ?? real).find(roundId),
    latest: (seat, count) => storeOf(seat).latest(seat, count),
    totals: (seat, sessionId) => storeOf(seat).totals(seat, sessionId),
  };
}
