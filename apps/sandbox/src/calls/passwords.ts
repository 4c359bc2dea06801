import { eq } from 'drizzle-orm';
import { changePassword, forgotPassword, resetPassword } from '@baize/api/calls/session';
import { passwordProblem } from '../accounts/field-problems.ts';
import { playerByEmail, playersByPhone } from '../accounts/find-player.ts';
import { mailReset, resetPassword as reset, textReset } from '../accounts/reset-password.ts';
import { players } from '../database/schema.ts';
import { badInput, tryLater } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { hashPassword, passwordFits } from '../sessions/passwords.ts';
import type { Brand } from '../settings/brand-settings.ts';
import { brandRules } from '../settings/brand-rules.ts';

/** Forgotten, reset and changed passwords. */
export function registerPasswords(calls: Calls): void {
  const { platform } = calls;
  const { clock, database, loginLimits, realtime } = platform;
  const settingsOf = (brand: Brand) => brandRules(platform.settings, brand).settings;
  const countAttempt = (ip: string) => {
    const wait = loginLimits.attempt(ip);
    if (wait > 0) throw tryLater(wait);
  };
  const refuseWeak = (password: string, brand: Brand) => {
    const problems = passwordProblem(password, settingsOf(brand).formFieldsValidation.password);
    if (Object.keys(problems).length > 0) throw badInput(problems);
  };

  registerCall(calls, forgotPassword, async ({ asked: { body }, caller }) => {
    countAttempt(caller.ip);
    // Known or not: an address that is written to no more tells nothing.
    const many = loginLimits.letter(
      'email' in body ? body.email.trim().toLowerCase() : `${body.phoneCode ?? ''}${body.phone}`,
    );
    if (many > 0) throw tryLater(many);
    const settings = settingsOf(caller.brand);
    const send = { origin: settings.casinoOrigin ?? '', now: clock.now() };
    await database.transaction(async (transaction) => {
      if ('email' in body) {
        const player = await playerByEmail(transaction, body.email);
        if (player) await mailReset(transaction, { player, ...send });
      } else if (settings.useSMSResetPassword) {
        const { phone, phoneCode = null } = body;
        for (const player of await playersByPhone(transaction, { phone, phoneCode }))
          await textReset(transaction, { player, ...send });
      }
    });
    return { data: {} };
  });

  registerCall(calls, resetPassword, async ({ asked: { body }, caller }) => {
    countAttempt(caller.ip);
    refuseWeak(body.password, caller.brand);
    const passwordHash = await hashPassword(body.password);
    const ended = await reset(database, { sent: body.token, passwordHash, now: clock.now() });
    for (const hash of ended) realtime.endSession(hash, 'SECURITY_LOGOUT');
    return { data: {} };
  });

  registerCall(calls, changePassword, async ({ asked: { body }, signedIn, caller }) => {
    const { player } = sessionOf(signedIn);
    countAttempt(caller.ip);
    // A borrowed session is no place to guess a password in.
    await loginLimits.inTurn(player.email, async () => {
      const wait = loginLimits.waitFor(player.email);
      if (wait > 0) throw tryLater(wait);
      refuseWeak(body.password, caller.brand);
      if (await passwordFits(body.current, player.passwordHash)) return;
      loginLimits.wrongPassword(player.email);
      throw badInput({ current: 'form.validation.invalid.password.current' });
    });
    const passwordHash = await hashPassword(body.password);
    await database.update(players).set({ passwordHash }).where(eq(players.id, player.id));
    return { data: {} };
  });
}
