import { resendVerification, signUp, updateUserDetails, verifyEmail } from '@baize/api/calls/session';
import { usernameOf } from '@baize/domain/sign-up';
import { TAKEN } from '../accounts/field-problems.ts';
import { playerByEmail } from '../accounts/find-player.ts';
import { createPlayer } from '../accounts/new-player.ts';
import { keptEmail, madeUpPassword, refuseRegistration, signUpProblems } from '../accounts/sign-up.ts';
import { updateProfile } from '../accounts/update-profile.ts';
import { sendVerification, verifyEmail as verify } from '../accounts/verify-email.ts';
import { badInput, tryLater } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { signIn } from '../sessions/sign-in.ts';
import { brandRules } from '../settings/brand-rules.ts';
import { userDetailsOf } from './user-details.ts';

/** Opening an account, keeping it, and proving its address. */
export function registerRegistration(calls: Calls): void {
  const { platform } = calls;
  const { clock, database, loginLimits, visitor } = platform;
  const settingsOf = (brand: Parameters<typeof brandRules>[1]) =>
    brandRules(platform.settings, brand).settings;

  registerCall(calls, signUp, async ({ asked: { body: ask }, caller }) => {
    const wait = loginLimits.attempt(caller.ip);
    if (wait > 0) throw tryLater(wait);
    const settings = settingsOf(caller.brand);
    const country = visitor.countryOf(caller.ip);
    const applicant = { ask, settings, country, ip: caller.ip, now: clock.now() };
    const problems = signUpProblems(applicant);
    if (!('email' in problems) && (await playerByEmail(database, ask.email))) problems['email'] = TAKEN;
    if (Object.keys(problems).length > 0) throw badInput(problems);
    refuseRegistration(applicant);
    const generatedPassword = (ask.password ?? '') === '' ? madeUpPassword() : null;
    const player = await createPlayer(database, {
      ...applicant,
      brand: caller.brand,
      passwordHash: await hashPassword(generatedPassword ?? ask.password ?? ''),
      origin: settings.casinoOrigin ?? '',
    });
    const email = keptEmail(ask.email);
    return {
      data: {
        accessToken: player.held ? null : (await signIn(platform, { player, ip: caller.ip })).accessToken,
        createUser: { userId: player.id, email, username: usernameOf(email), generatedPassword },
      },
    };
  });

  registerCall(calls, updateUserDetails, async ({ asked: { body: ask }, signedIn: maybe, caller }) => {
    const signedIn = sessionOf(maybe);
    const settings = settingsOf(caller.brand);
    const origin = settings.casinoOrigin ?? '';
    const now = clock.now();
    const player = await updateProfile(database, { player: signedIn.player, ask, settings, origin, now });
    const { getUser } = await userDetailsOf(database, { signedIn: { ...signedIn, player }, now });
    return { data: { success: true, getUser }, message: 'Your profile was updated' };
  });

  registerCall(calls, verifyEmail, async ({ asked: { body } }) => {
    await verify(database, { token: body.token, now: clock.now() });
    return { data: {} };
  });

  registerCall(calls, resendVerification, async ({ asked: { body }, signedIn, caller }) => {
    const wait = loginLimits.attempt(caller.ip);
    if (wait > 0) throw tryLater(wait);
    const named = body.email ?? '';
    const to = keptEmail(named || (signedIn?.player.email ?? ''));
    const many = to === '' ? 0 : loginLimits.letter(to);
    if (many > 0) throw tryLater(many);
    const player = named === '' ? signedIn?.player : await playerByEmail(database, named);
    const origin = settingsOf(caller.brand).casinoOrigin ?? '';
    if (player) {
      await database.transaction((transaction) =>
        sendVerification(transaction, { player, origin, now: clock.now() }),
      );
    }
    return { data: {} };
  });
}
