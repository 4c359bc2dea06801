import { resendVerification, signUp, updateUserDetails, verifyEmail } from '@baize/api/endpoints/session';
import { usernameOf } from '@baize/domain/sign-up';
import { TAKEN } from '../accounts/field-errors.ts';
import { playerByEmail } from '../accounts/find-player.ts';
import { createPlayer } from '../accounts/create-player.ts';
import {
  normalizeEmail,
  generatePassword,
  assertRegistrationAllowed,
  validateSignUp,
} from '../accounts/sign-up.ts';
import { updateProfile } from '../account-changes/update-profile.ts';
import { sendVerificationEmail, confirmEmailByToken as verify } from '../accounts/verify-email.ts';
import { confirmContactByLink } from '../contact/confirm-contact.ts';
import { validationError, tooManyRequestsError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { signInPlayer } from '../accounts/sign-in.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { loadUserDetails } from './user-details.ts';

/** Opening an account, keeping it, and proving its address. */
export function registerRegistrationEndpoints(calls: EndpointContext): void {
  const { platform } = calls;
  const { clock, database, loginLimits, visitor } = platform;
  const settingsOf = (brand: Parameters<typeof getBrandRules>[1]) =>
    getBrandRules(platform.settings, brand).settings;

  registerEndpoint(calls, signUp, async ({ input: { body: request }, client }) => {
    const wait = loginLimits.countAttempt(client.ip);
    if (wait > 0) throw tooManyRequestsError(wait);
    const settings = settingsOf(client.brand);
    const country = visitor.countryOf(client.ip);
    const { ip, host } = client;
    const applicant = { request, settings, country, ip, host, now: clock.now() };
    const problems = validateSignUp(applicant);
    if (!('email' in problems) && (await playerByEmail(database, request.email))) problems['email'] = TAKEN;
    if (Object.keys(problems).length > 0) throw validationError(problems);
    assertRegistrationAllowed(applicant);
    const generatedPassword = (request.password ?? '') === '' ? generatePassword() : null;
    const player = await createPlayer(database, {
      ...applicant,
      brand: client.brand,
      passwordHash: await hashPassword(generatedPassword ?? request.password ?? ''),
      origin: settings.casinoOrigin ?? '',
    });
    const email = normalizeEmail(request.email);
    return {
      data: {
        accessToken: player.held ? null : (await signInPlayer(platform, { player, ...client })).accessToken,
        createUser: { userId: player.id, email, username: usernameOf(email), generatedPassword },
      },
    };
  });

  registerEndpoint(calls, updateUserDetails, async ({ input: { body: ask }, signedIn: maybe, client }) => {
    const signedIn = requireSession(maybe);
    const settings = settingsOf(client.brand);
    const origin = settings.casinoOrigin ?? '';
    const now = clock.now();
    const player = await updateProfile(database, { player: signedIn.player, ask, settings, origin, now });
    const { getUser } = await loadUserDetails(database, { signedIn: { ...signedIn, player }, now });
    return { data: { success: true, getUser }, message: 'Your profile was updated' };
  });

  registerEndpoint(calls, verifyEmail, async ({ input: { body }, client }) => {
    const link = { token: body.token, now: clock.now() };
    const origin = settingsOf(client.brand).casinoOrigin ?? '';
    // A link of a change confirms the new address, any other the one that is there.
    if (!(await confirmContactByLink(database, { ...link, origin }))) await verify(database, link);
    return { data: {} };
  });

  registerEndpoint(calls, resendVerification, async ({ input: { body }, signedIn, client }) => {
    const wait = loginLimits.countAttempt(client.ip);
    if (wait > 0) throw tooManyRequestsError(wait);
    const named = body.email ?? '';
    const to = normalizeEmail(named || (signedIn?.player.email ?? ''));
    const many = to === '' ? 0 : loginLimits.countMessage(to);
    if (many > 0) throw tooManyRequestsError(many);
    const player = named === '' ? signedIn?.player : await playerByEmail(database, named);
    const origin = settingsOf(client.brand).casinoOrigin ?? '';
    if (player) {
      await database.transaction((transaction) =>
        sendVerificationEmail(transaction, { player, origin, now: clock.now() }),
      );
    }
    return { data: {} };
  });
}
