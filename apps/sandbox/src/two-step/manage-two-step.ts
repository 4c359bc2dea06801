import { eq } from 'drizzle-orm';
import type { IdentityProof } from '@baize/api/endpoints/session';
import { usernameOf } from '@baize/domain/sign-up';
import { isPlaceholderEmail } from '@baize/domain/validation';
import { lockPlayer } from '../accounts/lock-player.ts';
import { sendMail } from '../accounts/outbox.ts';
import type { Database } from '../database/open-database.ts';
import { twoStepApps } from '../database/tables/two-step.ts';
import { ruleError } from '../errors/http-error.ts';
import type { Platform } from '../platform.ts';
import { endSessions, type Player, type SignedIn } from '../sessions/session-store.ts';
import { lockApp, takeAppCode, takeCode } from './check-code.ts';
import { limitCodes } from './limit-codes.ts';
import { changeWithProof } from './prove-identity.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { isTwoStepOn } from './second-step.ts';
import { createSecret, createUri } from './totp.ts';

/** How long a secret that nobody has confirmed is shown again. */
const SET_UP_TTL_MS = 30 * 60_000;

type Account = Pick<Platform, 'database' | 'clock' | 'loginLimits' | 'realtime'>;
type Change = { signedIn: SignedIn; code: string };

/**
 * Begins the set-up by the current password, or goes on with one: whoever opens it again has perhaps scanned the code already.
 */
export async function startSetUp(
  account: Account,
  {
    player,
    proof,
    issuer,
  }: { player: Player; proof: Pick<IdentityProof, 'currentPassword'>; issuer: string },
): Promise<{ secret: string; uri: string }> {
  const now = account.clock.now();
  if (await isTwoStepOn(account.database, player.id)) throw onError();
  const change = async (transaction: Database) => {
    // The app has no row to wait for before its first set-up.
    await lockPlayer(transaction, player.id);
    const app = await lockApp(transaction, player.id);
    if (app?.confirmedAt) throw onError();
    const open = app !== undefined && isSetUpOpen(app.startedAt, now);
    const secret = open ? app.secret : createSecret();
    const row = { secret, startedAt: new Date(now), confirmedAt: null, lastStep: null };
    if (!open)
      await transaction
        .insert(twoStepApps)
        .values({ playerId: player.id, ...row })
        .onConflictDoUpdate({ target: twoStepApps.playerId, set: row });
    const label = isPlaceholderEmail(player.email) ? usernameOf(player.email) : player.email;
    return { secret, uri: createUri({ secret, label, issuer }) };
  };
  return changeWithProof(account, { player, proof, change });
}

/**
 * Turns two-step log-in on by a code of the app; answers the recovery codes. Every other session ends: whoever is in one
 * has passed no second step.
 */
export async function confirmSetUp(
  { database, clock, loginLimits, realtime }: Account,
  { signedIn: { player, session }, code }: Change,
): Promise<string[]> {
  const now = clock.now();
  const at = new Date(now);
  let codes: string[] = [];
  let ended: string[] = [];
  await limitCodes(loginLimits, {
    playerId: player.id,
    check: () =>
      database.transaction(async (transaction) => {
        const app = await lockApp(transaction, player.id);
        if (app?.confirmedAt) throw onError();
        if (!app || !isSetUpOpen(app.startedAt, now))
          throw ruleError('TWO_STEP_NOT_STARTED', 'This set-up is too old, start it again');
        const outcome = await takeAppCode(transaction, { app, typed: code, now });
        if (outcome !== 'taken') return outcome;
        await transaction
          .update(twoStepApps)
          .set({ confirmedAt: at })
          .where(eq(twoStepApps.playerId, player.id));
        codes = await replaceRecoveryCodes(transaction, player.id);
        const kept = { playerId: player.id, reason: 'SECURITY_LOGOUT', at, but: session.number };
        ended = await endSessions(transaction, kept);
        await notify(transaction, { player, at, change: 'on' });
        return outcome;
      }),
  });
  for (const hash of ended) realtime.endSession(hash, 'SECURITY_LOGOUT');
  return codes;
}

/** Makes new recovery codes by a code; those before open nothing any more. */
export async function renewCodes(
  { database, clock, loginLimits }: Account,
  change: Change,
): Promise<string[]> {
  const { player } = change.signedIn;
  const now = clock.now();
  let codes: string[] = [];
  await limitCodes(loginLimits, {
    playerId: player.id,
    check: () =>
      database.transaction(async (transaction) => {
        const app = await lockApp(transaction, player.id);
        if (!app?.confirmedAt) throw ruleError('TWO_STEP_OFF', 'Two-step log-in is off');
        const outcome = await takeCode(transaction, { player, app, typed: change.code, now });
        if (outcome !== 'taken') return outcome;
        codes = await replaceRecoveryCodes(transaction, player.id);
        await notify(transaction, { player, at: new Date(now), change: 'codes' });
        return outcome;
      }),
  });
  return codes;
}

/** Turns two-step log-in off by a code; where it is off nothing changes. */
export async function turnOff({ database, clock, loginLimits }: Account, change: Change): Promise<void> {
  const { player } = change.signedIn;
  const now = clock.now();
  await limitCodes(loginLimits, {
    playerId: player.id,
    check: () =>
      database.transaction(async (transaction) => {
        const app = await lockApp(transaction, player.id);
        if (!app?.confirmedAt) return 'taken';
        const outcome = await takeCode(transaction, { player, app, typed: change.code, now });
        if (outcome !== 'taken') return outcome;
        await transaction.delete(twoStepApps).where(eq(twoStepApps.playerId, player.id));
        await deleteRecoveryCodes(transaction, player.id);
        await notify(transaction, { player, at: new Date(now), change: 'off' });
        return outcome;
      }),
  });
}

const MAILS = {
  on: [
    'Two-step log-in is on',
    'Every log-in to your account now asks for a code of your authenticator app.',
  ],
  off: ['Two-step log-in is off', 'Your password alone logs in to your account again.'],
  codes: [
    'New recovery codes',
    'New recovery codes were made for your account; those before do not work any more.',
  ],
} as const;

/** Nobody changes how an account is protected without its player hearing of it. */
async function notify(
  transaction: Database,
  { player, at, change }: { player: Player; at: Date; change: keyof typeof MAILS },
): Promise<void> {
  const [subject, text] = MAILS[change];
  const body = `${text} If it was not you, change your password and write to support.`;
  await sendMail(transaction, { playerId: player.id, recipient: player.email, subject, body, at });
}

function isSetUpOpen(startedAt: Date, now: number): boolean {
  const age = now - startedAt.getTime();
  // A start ahead of the clock was before a tester moved the clock back.
  return age >= 0 && age < SET_UP_TTL_MS;
}

function onError() {
  return ruleError('TWO_STEP_ON', 'Two-step log-in is on already');
}
