import { getCasinoHistory } from '@baize/api/endpoints/cashier';
import { getPlaySession } from '@baize/api/endpoints/lobby';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { listCasinoHistory } from '../play/casino-history.ts';
import { readPlaySessionSums } from '../play/play-session-sums.ts';

/** What a player has played. */
export function registerPlayHistoryEndpoints(calls: EndpointContext): void {
  const { database, lobby } = calls.platform;

  registerEndpoint(calls, getCasinoHistory, async ({ input: { query }, signedIn }) => {
    const { player } = requireSession(signedIn);
    const catalogue = lobby.catalogue();
    return { data: await listCasinoHistory(database, { playerId: player.id, query, catalogue }) };
  });

  registerEndpoint(calls, getPlaySession, async ({ input: { query }, signedIn }) => {
    const { player } = requireSession(signedIn);
    const since = new Date(query.since);
    return { data: { playSession: await readPlaySessionSums(database, { playerId: player.id, since }) } };
  });
}
