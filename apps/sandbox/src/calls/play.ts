import { getCasinoHistory } from '@baize/api/calls/cashier';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { casinoHistory } from '../play/casino-history.ts';

/** What a player has played. */
export function registerPlayHistory(calls: Calls): void {
  const { database, lobby } = calls.platform;

  registerCall(calls, getCasinoHistory, async ({ asked: { query }, signedIn }) => {
    const { player } = sessionOf(signedIn);
    const catalogue = lobby.catalogue();
    return { data: await casinoHistory(database, { playerId: player.id, query, catalogue }) };
  });
}
