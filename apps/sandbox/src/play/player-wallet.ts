import type { WalletPort } from '../games/wallet-port.ts';
import type { Platform } from '../platform.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { loadBalances } from './wallet-movements.ts';
import type { Launch } from './launches.ts';
import { payWin } from './pay-win.ts';
import { checkBet, placeBet } from './place-bet.ts';
import type { PlayerTransactions } from './player-transaction.ts';

type Needs = { turns: PlayerTransactions; settings: Platform['settings']; launch: Launch };

/** The games' way to a player's real money: every movement is in the ledger, and in the casino history. */
export function createPlayerWallet({ turns, settings, launch }: Needs): WalletPort {
  const { playerId, currencyCode, brand } = launch;
  const balance = async () => {
    const pockets = await loadBalances(turns.reader(), { playerId, currencyCode });
    return { balance: pockets.balance + pockets.bonusBalance };
  };
  return {
    checkBet: (bet) =>
      turns.run(playerId, (turn) => {
        const { pack } = getBrandRules(settings, brand);
        return checkBet(turn, { launch, pack, bet });
      }),
    placeBet: (move) =>
      turns.run(playerId, (turn) => {
        const { pack } = getBrandRules(settings, brand);
        return placeBet(turn, { launch, pack, move });
      }),
    payWin: (move) =>
      turns.run(playerId, async (turn) => {
        await payWin(turn, move);
        return balance();
      }),
    balance,
  };
}
