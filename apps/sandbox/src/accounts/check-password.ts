import { tooManyRequestsError, validationError } from '../errors/http-error.ts';
import { REQUIRED } from './field-errors.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { isPasswordCorrect } from '../sessions/passwords.ts';
import type { Player } from '../sessions/session-store.ts';

/**
 * Refuses whoever does not know the player's password. Wrong ones count with those of log-ins: a borrowed session is no place
 * to guess a password in.
 */
export async function checkPassword(
  loginLimits: LoginLimits,
  { player, typed, field }: { player: Player; typed: string | undefined; field: string },
): Promise<void> {
  if (typed === undefined) throw validationError({ [field]: REQUIRED });
  await loginLimits.runExclusive(player.email, async () => {
    const wait = loginLimits.waitFor(player.email);
    if (wait > 0) throw tooManyRequestsError(wait);
    if (await isPasswordCorrect(typed, player.passwordHash)) return;
    loginLimits.countWrongPassword(player.email);
    throw validationError({ [field]: 'form.validation.invalid.password.current' });
  });
}
