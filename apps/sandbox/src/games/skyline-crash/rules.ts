import type { GameRules } from '../rounds/game-rules.ts';
import { crashPointOf, HIGHEST, LOWEST, multiplierAt, timeOf } from './flight.ts';

/** `autoCashOut`: the multiplier, in hundredths, at which the house cashes out for the player. */
export type CrashOptions = { autoCashOut: number | null };

/** Cashes out, at the platform's time. */
export type CrashDecision = { kind: 'cash-out' };

/** `crashedAt`, the flight's last multiplier, stays unknown until the round is over. */
export type CrashView = { autoCashOut: number | null; cashedOutAt: number | null; crashedAt: number | null };

/**
 * Skyline Crash: a multiplier climbs until it crashes at a point the draws chose. Who cashed out before has stake ×
 * multiplier, else the stake is lost. The platform's time decides, never the browser's.
 */
export const skylineCrash: GameRules<CrashOptions, CrashDecision, CrashView> = {
  play({ bet, draw, options: { autoCashOut }, decisions, elapsedMs }) {
    const crashPoint = crashPointOf(draw);
    const auto = autoCashOut ?? HIGHEST;
    const over = (cashedOutAt: number | null) => ({
      staked: bet,
      win: (bet * BigInt(cashedOutAt ?? 0)) / 100n,
      view: { autoCashOut, cashedOutAt, crashedAt: crashPoint },
    });
    const [byHand, again] = decisions;
    if (again) return { illegal: 'a flight is cashed out once' };
    if (byHand) {
      const reading = multiplierAt(byHand.elapsedMs);
      if (reading < LOWEST) return { illegal: 'the flight has not left the ground' };
      if (reading > crashPoint || reading >= auto) return { illegal: 'the flight was over before' };
      return over(reading);
    }
    const reading = multiplierAt(elapsedMs);
    if (reading >= auto && auto <= crashPoint) return over(auto);
    if (reading > crashPoint) return over(null);
    return { staked: bet, win: null, view: { autoCashOut, cashedOutAt: null, crashedAt: null } };
  },
  endsAfterMs({ draw, options: { autoCashOut } }) {
    const crashPoint = crashPointOf(draw);
    const auto = autoCashOut ?? HIGHEST;
    return timeOf(auto <= crashPoint ? auto : crashPoint + 1);
  },
};
