import { countryName } from '../accounts/countries.ts';
import type { Platform } from '../platform.ts';
import { startSession, type Player, type Started } from './session-store.ts';

/** Starts a session and tells the one it replaces, whose sockets are shut. */
export async function signIn(
  { database, clock, realtime, visitor }: Platform,
  { player, ip }: { player: Player; ip: string },
): Promise<Started> {
  const country = visitor.countryOf(ip);
  const home = country === player.countryCode && player.city !== '';
  const started = await startSession(database, {
    playerId: player.id,
    ip,
    location: home ? player.city : countryName(country),
    at: new Date(clock.now()),
  });
  for (const hash of started.superseded) realtime.endSession(hash, 'CONCURRENT_SESSION');
  return started;
}
