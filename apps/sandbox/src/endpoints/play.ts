import { getCasinoHistory } from '@baize/api/endpoints/cashier';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { listCasinoHistory } from '../play/casino-history.ts';

/** What a player has played. */
export function registerPlayHistoryEndpoint(calls: EndpointContext): void {
  const { database, lobby } = calls.platform;

  registerEndpoint(calls, getCasinoHistory, async ({ input: { query }, signedIn }) => {
    const { player } = requireSession(signedIn);
    const catalogue = lobby.catalogue();
    return { data: await listCasinoHistory(database, { playerId: player.id, query, catalogue }) };
  });
}
