import type { BonusLabel } from '@baize/api/calls/rewards';
import { userBonusQuery } from '@baize/api/queries/user-bonus';
import { explainMoney, type ExplainedMoney } from '@baize/domain/bonus-money';
import { withdrawalBlocks, type WithdrawalBlock } from '@baize/domain/cashier-gates';
import { useApi, usePlayer } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import type { MoneyStyle } from '../../calendar/money-style.ts';

/** What a list of bonuses is: not yet read, not to be read, or read. */
export type BonusesState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'known'; rows: readonly BonusLabel[] };

const ENOUGH = 50;

/** The bonuses that run, or that wait to be taken; what was read once stays when a later read fails. */
export function useBonuses(status: 'active' | 'offered'): BonusesState {
  const asked = useQuery(userBonusQuery(useApi(), { status, limit: ENOUGH }));
  if (asked.data) return { kind: 'known', rows: asked.data.rows };
  if (asked.isError) return { kind: 'failed', retry: () => void asked.refetch() };
  return { kind: 'loading' };
}

/** The player's money and what stands against taking it out. */
export interface KnownMoney {
  explained: ExplainedMoney;
  blocks: readonly WithdrawalBlock[];
  money: MoneyStyle;
}

/** The main wallet explained with the bonus that runs; null until the player is known. */
export function useExplainedMoney(running: BonusLabel | null): KnownMoney | null {
  const player = usePlayer();
  if (!player) return null;
  const { getUser, depositCount, wageringLeft, isCrypto, currencySymbol } = player;
  const blocks = withdrawalBlocks({
    activeBonus: running ?? player.activeBonus,
    depositCount,
    isEmailVerified: getUser.isEmailVerified,
    wageringLeft,
  });
  return {
    explained: explainMoney({ wallet: getUser.userWallet, blocks, running: running ?? player.activeBonus }),
    blocks,
    money: { currency: getUser.userWallet.currencyCode, crypto: isCrypto, symbol: currencySymbol },
  };
}
