import type { IdentityProof } from '@baize/api/endpoints/session';
import { REQUIRED } from '../accounts/field-errors.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { validationError } from '../errors/http-error.ts';
import type { Platform } from '../platform.ts';
import { checkPassword } from '../accounts/check-password.ts';
import type { Player } from '../sessions/session-store.ts';
import { lockApp, takeCode } from './check-code.ts';
import { limitCodes } from './limit-codes.ts';
import { isTwoStepOn } from './second-step.ts';

type Account = Pick<Platform, 'database' | 'clock' | 'loginLimits'>;

interface ProvenChange<T> {
  player: Player;
  proof: IdentityProof;
  /** What is done in one transaction with the proof: where it is refused, no code is used up. */
  change(transaction: Database): Promise<T>;
}

/**
 * Makes a change that an open session alone is not enough for: by the current password or, where two-step log-in is on, by a
 * code of the app or a recovery code. Wrong ones count with those of log-ins.
 */
export async function changeWithProof<T>(
  { database, clock, loginLimits }: Account,
  { player, proof: { currentPassword, twoStepCode }, change }: ProvenChange<T>,
): Promise<T> {
  if (!(await isTwoStepOn(database, player.id))) {
    await checkPassword(loginLimits, { player, typed: currentPassword, field: 'currentPassword' });
    return database.transaction(change);
  }
  if (twoStepCode === undefined) throw validationError({ twoStepCode: REQUIRED });
  const made: T[] = [];
  await limitCodes(loginLimits, {
    playerId: player.id,
    check: () =>
      database.transaction(async (transaction) => {
        await lockPlayer(transaction, player.id);
        const app = await lockApp(transaction, player.id);
        // Turned off since it was read: the password is asked for now.
        if (!app?.confirmedAt) throw validationError({ currentPassword: REQUIRED });
        const now = clock.now();
        const outcome = await takeCode(transaction, { player, app, typed: twoStepCode, now });
        if (outcome === 'taken') made.push(await change(transaction));
        return outcome;
      }),
  });
  const [result] = made;
  if (result === undefined) throw new Error('a code was taken and nothing was changed');
  return result;
}
