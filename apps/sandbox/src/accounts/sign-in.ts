import { countryName } from './countries.ts';
import type { ClientInfo } from '../sessions/client-info.ts';
import type { Platform } from '../platform.ts';
import { createSession, type Player, type StartedSession } from '../sessions/session-store.ts';

/** `startedAt` is given where the session carries on one from another address. */
type SignIn = { player: Player; startedAt?: Date } & Pick<ClientInfo, 'ip' | 'device'>;

/** Starts a session and tells the one it replaces, whose sockets are shut. */
export async function signInPlayer(
  { database, clock, realtime, visitor }: Platform,
  { player, ip, device, startedAt }: SignIn,
): Promise<StartedSession> {
  const country = visitor.countryOf(ip);
  const home = country === player.countryCode && player.city !== '';
  const started = await createSession(database, {
    playerId: player.id,
    ip,
    device,
    location: home ? player.city : countryName(country),
    at: new Date(clock.now()),
    startedAt,
  });
  for (const hash of started.superseded) realtime.endSession(hash, 'CONCURRENT_SESSION');
  return started;
}
