import type { GameRules } from '../rounds/game-rules.ts';
import { FREE_REELS, FREE_SPIN_FACTOR, LINES, MAX_MULTIPLE, REELS } from './machine.ts';
import { spin, type Spin } from './spin.ts';

/** A spin as the player sees it; `units` is what it brought. */
export type PublicSpin = Omit<Spin, 'lineStakes'> & { units: bigint };

export type SlotView = {
  game: 'harbour-sevens';
  base: PublicSpin;
  freeSpins: { of: number; played: PublicSpin[] } | null;
  /** What the round has brought so far, never more than its most. */
  units: bigint;
};

/**
 * Harbour Sevens: one paid spin, and the free spins it opens, each asked for and all decided by the same draws. The
 * round is paid once, when its last free spin is played.
 */
export const harbourSevens: GameRules<SlotView> = {
  play({ bet, draw, decisions }) {
    const seen = ({ lineStakes, ...rest }: Spin): PublicSpin => ({
      ...rest,
      units: (bet / BigInt(LINES.length)) * BigInt(lineStakes),
    });
    const base = seen(spin(REELS, { draw, factor: 1 }));
    if (decisions.some(({ kind }) => kind !== 'free-spin')) return { illegal: 'a slot only spins' };
    if (decisions.length > base.freeSpins) return { illegal: 'no free spin is left' };
    const played = decisions.map(() => seen(spin(FREE_REELS, { draw, factor: FREE_SPIN_FACTOR })));
    const units = capWin(
      played.reduce((sum, free) => sum + free.units, base.units),
      bet,
    );
    const over = played.length === base.freeSpins;
    const freeSpins = base.freeSpins === 0 ? null : { of: base.freeSpins, played };
    const view = { game: 'harbour-sevens', base, freeSpins, units } as const;
    return { staked: bet, win: over ? units : null, view };
  },
  endsAfterMs: () => null,
};

/** What is paid of what was won. */
export function capWin(won: bigint, bet: bigint): bigint {
  const most = bet * BigInt(MAX_MULTIPLE);
  return won > most ? most : won;
}
