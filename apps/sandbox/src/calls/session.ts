import { getUserDetails, login, logout } from '@baize/api/calls/session';
import { playerToSignIn } from '../accounts/find-player.ts';
import { expireBonuses } from '../bonuses/running-bonus.ts';
import { ruleRefused, tryLater } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { endSessions, lastLoginOf } from '../sessions/session-store.ts';
import { NOBODYS_PASSWORD, passwordFits } from '../sessions/passwords.ts';
import { signIn } from '../sessions/sign-in.ts';
import { userDetailsOf } from './user-details.ts';

export function registerSession(calls: Calls): void {
  const { platform } = calls;
  const { database, clock, loginLimits } = platform;

  registerCall(calls, login, async ({ asked: { body }, caller }) => {
    const typed = body.email.trim().toLowerCase();
    const busy = loginLimits.attempt(caller.ip);
    if (busy > 0) throw tryLater(busy);
    const player = await loginLimits.inTurn(typed, async () => {
      const wait = loginLimits.waitFor(typed);
      if (wait > 0) throw tryLater(wait);
      const found = await playerToSignIn(database, typed);
      const fits = await passwordFits(body.password, found?.passwordHash ?? NOBODYS_PASSWORD);
      if (found && fits) return found;
      loginLimits.wrongPassword(typed);
      throw ruleRefused('WRONG_CREDENTIALS', 'E-mail address or password is not right');
    });
    if (player.held) throw ruleRefused('ACCOUNT_HELD', 'Your account is being reviewed');
    const { accessToken, previous } = await signIn(platform, { player, ip: caller.ip });
    return {
      data: {
        accessToken,
        userId: player.id,
        locale: player.locale,
        cpnc: body.cpnc ?? null,
        lastLogin: lastLoginOf(previous),
      },
    };
  });

  registerCall(calls, logout, async ({ asked: { body }, signedIn }) => {
    const { player, session } = sessionOf(signedIn);
    await endSessions(database, { playerId: player.id, reason: body.reason, at: new Date(clock.now()) });
    platform.realtime.disconnectSession(session.tokenHash);
    return { data: {} };
  });

  registerCall(calls, getUserDetails, async ({ caller, signedIn: maybe }) => {
    const signedIn = sessionOf(maybe);
    await expireBonuses(platform, signedIn.player);
    return { data: await userDetailsOf(database, { signedIn, now: clock.now(), language: caller.locale }) };
  });
}
