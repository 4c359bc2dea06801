import type { BetResult, WalletMove, WalletPort, WalletRefusal } from './wallet-port.ts';

export type MemoryWallet = WalletPort & {
  /** Every movement so far, bets negative, by its action id. */
  movements: ReadonlyMap<string, bigint>;
  /** From now on bets are refused so; null takes them again. */
  refuseWith(refusal: WalletRefusal | null): void;
};

/** A wallet that lives as long as the process: the play money of demo mode, and of tests. */
export function createMemoryWallet(opening: bigint): MemoryWallet {
  let balance = opening;
  let refusal: WalletRefusal | null = null;
  const movements = new Map<string, bigint>();

  function move({ actionId }: WalletMove, signed: bigint): void {
    if (movements.has(actionId)) return;
    movements.set(actionId, signed);
    balance += signed;
  }

  return {
    movements,
    refuseWith: (next) => {
      refusal = next;
    },
    checkBet: async ({ amount }) => refusal ?? (amount > balance ? { kind: 'insufficient-funds' } : null),
    placeBet: async (asked): Promise<BetResult> => {
      const known = movements.has(asked.actionId);
      if (!known && refusal) return { kind: 'refused', refusal };
      if (!known && asked.amount > balance) {
        return { kind: 'refused', refusal: { kind: 'insufficient-funds' } };
      }
      move(asked, -asked.amount);
      return { kind: 'placed', balance };
    },
    payWin: async (asked) => {
      move(asked, asked.amount);
      return { balance };
    },
    balance: async () => ({ balance }),
  };
}
