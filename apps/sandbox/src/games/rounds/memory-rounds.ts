import { newServerSeed } from '../fair/commitment.ts';
import type { Round } from './round.ts';
import type { RoundStore, Seat } from './round-store.ts';

type SeatRounds = { seed: string; rounds: Round[]; turn: Promise<unknown> };

/** Rounds that live as long as the process, for demo mode and tests; a seat keeps its newest `keep` rounds. */
export function createMemoryRounds({ keep = 500, newSeed = newServerSeed } = {}): RoundStore {
  const seats = new Map<string, SeatRounds>();
  const byId = new Map<string, Round>();

  function at({ playerId, slug }: Seat): SeatRounds {
    const key = JSON.stringify([playerId, slug]);
    const found = seats.get(key) ?? { seed: newSeed(), rounds: [], turn: Promise.resolve() };
    seats.set(key, found);
    return found;
  }

  return {
    runExclusive: (seat, work) => {
      const place = at(seat);
      const mine = place.turn.then(work, work);
      place.turn = mine.catch(() => undefined);
      return mine;
    },
    nextSeed: async (seat) => at(seat).seed,
    save: async (round) => {
      const place = at(round);
      const others = place.rounds.filter(({ id }) => id !== round.id);
      place.rounds = [round, ...others].slice(0, keep);
      for (const dropped of others.slice(keep - 1)) byId.delete(dropped.id);
      byId.set(round.id, round);
      if (place.seed === round.serverSeed) place.seed = newSeed();
    },
    discard: async (round) => {
      const place = at(round);
      place.rounds = place.rounds.filter(({ id }) => id !== round.id);
      byId.delete(round.id);
      place.seed = round.serverSeed;
    },
    find: async (roundId) => byId.get(roundId) ?? null,
    latest: async (seat, count) => at(seat).rounds.slice(0, count),
    totals: async (seat, sessionId) => {
      const rounds = at(seat).rounds.filter((round) => round.sessionId === sessionId);
      return {
        staked: rounds.reduce((sum, { staked }) => sum + staked, 0n),
        won: rounds.reduce((sum, { win }) => sum + (win ?? 0n), 0n),
        rounds: rounds.length,
      };
    },
  };
}
