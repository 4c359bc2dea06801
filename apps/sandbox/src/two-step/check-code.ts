import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { twoStepApps } from '../database/tables/two-step.ts';
import { sendMail } from '../accounts/outbox.ts';
import { ruleError, type HttpError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { findStep, isAppCode, isStepUsed } from './totp.ts';

export type TwoStepApp = typeof twoStepApps.$inferSelect;

/** What became of a code: taken, or why it was not. */
export type CodeOutcome = 'taken' | 'wrong' | 'used';

type Check = { player: Player; app: TwoStepApp; typed: string; now: number };

/** Reads a player's app and keeps it until the transaction ends: two log-ins with one code take turns. */
export async function lockApp(transaction: Database, playerId: number): Promise<TwoStepApp | undefined> {
  const [app] = await transaction
    .select()
    .from(twoStepApps)
    .where(eq(twoStepApps.playerId, playerId))
    .for('update');
  return app;
}

/** Takes a code of the app, or a recovery code, once. The player is told by mail of a recovery code that is used. */
export async function takeCode(transaction: Database, check: Check): Promise<CodeOutcome> {
  const code = check.typed.replaceAll(/[\s-]/g, '');
  return isAppCode(code)
    ? takeAppCode(transaction, { ...check, typed: code })
    : takeRecoveryCode(transaction, check);
}

/** Takes a code of the app once. */
export async function takeAppCode(
  transaction: Database,
  { app, typed, now }: Omit<Check, 'player'>,
): Promise<CodeOutcome> {
  const { secret, lastStep, playerId } = app;
  const step = findStep({ secret, code: typed.replaceAll(/[\s-]/g, ''), now });
  if (step === null) return 'wrong';
  if (isStepUsed(step, { lastStep, now })) return 'used';
  await transaction.update(twoStepApps).set({ lastStep: step }).where(eq(twoStepApps.playerId, playerId));
  return 'taken';
}

async function takeRecoveryCode(
  transaction: Database,
  { player, typed, now }: Omit<Check, 'app'>,
): Promise<CodeOutcome> {
  if (!(await useRecoveryCode(transaction, { playerId: player.id, code: typed }))) return 'wrong';
  const left = await countRecoveryCodes(transaction, player.id);
  await sendMail(transaction, {
    playerId: player.id,
    recipient: player.email,
    subject: 'A recovery code was used',
    body: `A recovery code of your account was used; ${left} are left. If it was not you, change your password and make new codes.`,
    at: new Date(now),
  });
  return 'taken';
}

/** The refusal of a code that was not taken. */
export function codeError(outcome: Exclude<CodeOutcome, 'taken'>): HttpError {
  return outcome === 'used'
    ? ruleError('TWO_STEP_CODE_USED', 'This code was used already, wait for the next one')
    : ruleError('TWO_STEP_WRONG_CODE', 'This code is wrong or too old');
}
