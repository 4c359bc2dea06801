import type { Platform } from '../platform.ts';
import { endSessions, type SignedIn } from './session-store.ts';

const REASON = 'ACCOUNT_LOCKED';

/**
 * Who has shut themselves out is out wherever they are logged in: their other sessions end, and everybody who listens with
 * this one is told, which ends it by a log-out (SES-04, LIM-04).
 */
export async function lockOut(
  { database, clock, realtime }: Pick<Platform, 'database' | 'clock' | 'realtime'>,
  { player, session }: SignedIn,
): Promise<void> {
  const at = new Date(clock.now());
  const ended = await endSessions(database, {
    playerId: player.id,
    reason: REASON,
    at,
    but: session.number,
  });
  for (const hash of ended) realtime.endSession(hash, REASON);
  realtime.toPlayer(player.id, 'session', { reason: REASON });
}
