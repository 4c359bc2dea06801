import { eq } from 'drizzle-orm';
import { changePassword, forgotPassword, resetPassword } from '@baize/api/endpoints/session';
import { validatePassword } from '../accounts/field-errors.ts';
import { playerByEmail, playerByPhone } from '../accounts/find-player.ts';
import { readPhone } from '../accounts/phone-number.ts';
import {
  sendPasswordResetEmail,
  applyPasswordReset as reset,
  sendPasswordResetSms,
} from '../account-changes/reset-password.ts';
import { players } from '../database/schema.ts';
import { validationError, tooManyRequestsError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { checkPassword } from '../accounts/check-password.ts';
import { hashPassword } from '../sessions/passwords.ts';
import type { Brand } from '../settings/brand-settings.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { revokeTickets } from '../two-step/login-tickets.ts';

/** Forgotten, reset and changed passwords. */
export function registerPasswordEndpoints(calls: EndpointContext): void {
  const { platform } = calls;
  const { clock, database, loginLimits, realtime, visitor } = platform;
  const settingsOf = (brand: Brand) => getBrandRules(platform.settings, brand).settings;
  const countAttempt = (ip: string) => {
    const wait = loginLimits.countAttempt(ip);
    if (wait > 0) throw tooManyRequestsError(wait);
  };
  const refuseWeak = (password: string, brand: Brand) => {
    const problems = validatePassword(password, settingsOf(brand).formFieldsValidation.password);
    if (Object.keys(problems).length > 0) throw validationError(problems);
  };

  registerEndpoint(calls, forgotPassword, async ({ input: { body }, client }) => {
    countAttempt(client.ip);
    // Known or not: an address that is written to no more tells nothing.
    const phone = 'email' in body ? null : readPhone(toDialled(body), visitor.countryOf(client.ip));
    const many = loginLimits.countMessage(
      'email' in body ? body.email.trim().toLowerCase() : (phone?.key ?? body.phone),
    );
    if (many > 0) throw tooManyRequestsError(many);
    const settings = settingsOf(client.brand);
    const send = { origin: settings.casinoOrigin ?? '', now: clock.now() };
    await database.transaction(async (transaction) => {
      if ('email' in body) {
        const player = await playerByEmail(transaction, body.email);
        if (player) await sendPasswordResetEmail(transaction, { player, ...send });
      } else if (settings.useSMSResetPassword && phone) {
        // Whom the number logs in: the code sets the password of that account.
        const player = await playerByPhone(transaction, phone);
        if (player) await sendPasswordResetSms(transaction, { player, ...send });
      }
    });
    return { data: {} };
  });

  registerEndpoint(calls, resetPassword, async ({ input: { body }, client }) => {
    countAttempt(client.ip);
    refuseWeak(body.password, client.brand);
    const passwordHash = await hashPassword(body.password);
    const ended = await reset(database, { sent: body.token, passwordHash, now: clock.now() });
    for (const hash of ended) realtime.endSession(hash, 'SECURITY_LOGOUT');
    return { data: {} };
  });

  registerEndpoint(calls, changePassword, async ({ input: { body }, signedIn, client }) => {
    const { player } = requireSession(signedIn);
    countAttempt(client.ip);
    refuseWeak(body.password, client.brand);
    await checkPassword(loginLimits, { player, typed: body.current, field: 'current' });
    const passwordHash = await hashPassword(body.password);
    await database.update(players).set({ passwordHash }).where(eq(players.id, player.id));
    await revokeTickets(database, player.id);
    return { data: {} };
  });
}

/** A number as it would be written: behind its code where one was chosen. */
function toDialled({ phone, phoneCode }: { phone: string; phoneCode?: string | null | undefined }): string {
  const code = phoneCode?.replaceAll(/\D/g, '') ?? '';
  return code === '' ? phone : `+${code}${phone}`;
}
