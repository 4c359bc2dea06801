import { isCountryBlocked, type VisitorPlace } from '../accounts/country-block.ts';
import type { WalletPort } from '../games/wallet-port.ts';
import type { Platform } from '../platform.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { loadBalances } from './wallet-movements.ts';
import type { Launch } from './launches.ts';
import { payWin } from './pay-win.ts';
import { checkBet, placeBet } from './place-bet.ts';
import type { PlayerTransactions } from './player-transaction.ts';

/** `place` is where the player is now. */
type Needs = {
  turns: PlayerTransactions;
  settings: Platform['settings'];
  launch: Launch;
  place: VisitorPlace;
};

/** The games' way to a player's real money: every movement is in the ledger, and in the casino history. */
export function createPlayerWallet({ turns, settings, launch, place }: Needs): WalletPort {
  const { playerId, currencyCode, brand } = launch;
  const balance = async () => {
    const pockets = await loadBalances(turns.reader(), { playerId, currencyCode });
    return { balance: pockets.balance + pockets.bonusBalance };
  };
  const readBetContext = () => {
    const { pack, settings: read } = getBrandRules(settings, brand);
    return { launch, pack, isCountryBlocked: isCountryBlocked(place, read) };
  };
  return {
    checkBet: (bet) => turns.run(playerId, (turn) => checkBet(turn, { ...readBetContext(), bet })),
    placeBet: (move) => turns.run(playerId, (turn) => placeBet(turn, { ...readBetContext(), move })),
    payWin: (move) =>
      turns.run(playerId, async (turn) => {
        await payWin(turn, move);
        return balance();
      }),
    balance,
  };
}
