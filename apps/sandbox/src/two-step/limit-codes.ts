import { tooManyRequestsError } from '../errors/http-error.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { codeError, type CodeOutcome } from './check-code.ts';

/**
 * Runs one check of a code after another for a player, and counts those that are wrong: 429 once there were too many,
 * whichever log-in or session they came from.
 */
export async function limitCodes(
  loginLimits: LoginLimits,
  { playerId, check }: { playerId: number; check: () => Promise<CodeOutcome> },
): Promise<void> {
  await loginLimits.runExclusive(`codes of ${playerId}`, async () => {
    const wait = loginLimits.waitForCode(playerId);
    if (wait > 0) throw tooManyRequestsError(wait);
    const outcome = await check();
    if (outcome === 'taken') return;
    if (outcome === 'wrong') loginLimits.countWrongCode(playerId);
    throw codeError(outcome);
  });
}
