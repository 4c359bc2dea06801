import type { GameRules } from '../rounds/game-rules.ts';
import { drawCrashPoint, MAX_MULTIPLIER, MIN_MULTIPLIER, multiplierAt, timeOfMultiplier } from './flight.ts';

/** `crashedAt`, the flight's last multiplier, stays unknown until the round is over. */
export type CrashView = {
  game: 'skyline-crash';
  autoCashOut: number | null;
  cashedOutAt: number | null;
  crashedAt: number | null;
};

/**
 * Skyline Crash: a multiplier climbs until it crashes at a point the draws chose. Who cashed out before has stake ×
 * multiplier, else the stake is lost. The platform's time decides, never the browser's.
 */
export const skylineCrash: GameRules<CrashView> = {
  play({ bet, draw, options: { autoCashOut }, decisions, elapsedMs }) {
    const crashPoint = drawCrashPoint(draw);
    const auto = autoCashOut ?? MAX_MULTIPLIER;
    const seen = { game: 'skyline-crash', autoCashOut } as const;
    const over = (cashedOutAt: number | null) => ({
      staked: bet,
      win: (bet * BigInt(cashedOutAt ?? 0)) / 100n,
      view: { ...seen, cashedOutAt, crashedAt: crashPoint },
    });
    const [byHand, again] = decisions;
    if (decisions.some(({ kind }) => kind !== 'cash-out')) return { illegal: 'a flight is only cashed out' };
    if (again) return { illegal: 'a flight is cashed out once' };
    if (byHand) {
      const reading = multiplierAt(byHand.elapsedMs);
      if (reading < MIN_MULTIPLIER) return { illegal: 'the flight has not left the ground' };
      if (reading > crashPoint || reading >= auto) return { illegal: 'the flight was over before' };
      return over(reading);
    }
    const reading = multiplierAt(elapsedMs);
    if (reading >= auto && auto <= crashPoint) return over(auto);
    if (reading > crashPoint) return over(null);
    return { staked: bet, win: null, view: { ...seen, cashedOutAt: null, crashedAt: null } };
  },
  endsAfterMs({ draw, options: { autoCashOut } }) {
    const crashPoint = drawCrashPoint(draw);
    const auto = autoCashOut ?? MAX_MULTIPLIER;
    return timeOfMultiplier(auto <= crashPoint ? auto : crashPoint + 1);
  },
};
