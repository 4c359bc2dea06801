import type { WalletPort } from '../games/wallet-port.ts';
import type { Platform } from '../platform.ts';
import { brandRules } from '../settings/brand-rules.ts';
import { pocketsOf } from './game-moves.ts';
import type { Launch } from './launches.ts';
import { payWin } from './pay-win.ts';
import { objectionTo, placeBet } from './place-bet.ts';
import type { Turns } from './turns.ts';

type Needs = { turns: Turns; settings: Platform['settings']; launch: Launch };

/** The games' way to a player's real money: every movement is in the ledger, and in the casino history. */
export function playerWallet({ turns, settings, launch }: Needs): WalletPort {
  const { playerId, currencyCode, brand } = launch;
  const balance = async () => {
    const pockets = await pocketsOf(turns.reader(), { playerId, currencyCode });
    return { balance: pockets.balance + pockets.bonusBalance };
  };
  return {
    objection: (bet) =>
      turns.take(playerId, (turn) => {
        const { pack } = brandRules(settings, brand);
        return objectionTo(turn, { launch, pack, bet });
      }),
    place: (move) =>
      turns.take(playerId, (turn) => {
        const { pack } = brandRules(settings, brand);
        return placeBet(turn, { launch, pack, move });
      }),
    pay: (move) =>
      turns.take(playerId, async (turn) => {
        await payWin(turn, move);
        return balance();
      }),
    balance,
  };
}
