import type { InferOutput } from 'valibot';
import {
  deleteOtherSessions,
  deleteSession,
  getSessions,
  getUserDetails,
  login,
  type loginRequestSchema,
  logout,
} from '@baize/api/endpoints/session';
import { registrationAccess } from '@baize/domain/mirror-domain';
import { isCountryBlocked } from '../accounts/country-block.ts';
import { playerToSignIn, readLoginName } from '../accounts/find-player.ts';
import { linkAccount } from '../accounts/linked-account.ts';
import { expireBonuses } from '../bonuses/active-bonus.ts';
import type { ClientInfo } from '../sessions/client-info.ts';
import { notFoundError, ruleError, tooManyRequestsError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { endSessions, toLastLogin, type Player } from '../sessions/session-store.ts';
import { DUMMY_PASSWORD_HASH, isPasswordCorrect } from '../sessions/passwords.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { signInPlayer } from '../accounts/sign-in.ts';
import { requireSecondStep, takeSecondStep } from '../two-step/second-step.ts';
import { loadUserDetails } from './user-details.ts';

export function registerSessionEndpoints(calls: EndpointContext): void {
  const { platform } = calls;
  const { database, clock, loginLimits, visitor } = platform;

  const endFor = async (player: Player, which: { only: number } | { but: number }) => {
    const at = new Date(clock.now());
    const ended = await endSessions(database, {
      playerId: player.id,
      reason: 'SECURITY_LOGOUT',
      at,
      ...which,
    });
    for (const hash of ended) platform.realtime.endSession(hash, 'SECURITY_LOGOUT');
    return ended.length;
  };

  const checkPassword = async (
    { email, password }: { email: string; password: string },
    { ip }: ClientInfo,
  ): Promise<Player> => {
    const name = readLoginName(email, visitor.countryOf(ip));
    return loginLimits.runExclusive(name.key, async () => {
      const wait = loginLimits.waitFor(name.key);
      if (wait > 0) throw tooManyRequestsError(wait);
      const found = await playerToSignIn(database, name);
      const fits = await isPasswordCorrect(password, found?.passwordHash ?? DUMMY_PASSWORD_HASH);
      if (found && fits) return found;
      loginLimits.countWrongPassword(name.key);
      throw ruleError('WRONG_CREDENTIALS', 'E-mail address or password is not right');
    });
  };

  /** Who logs in: by a password where that is enough, else by the code that follows it. */
  const identify = async (body: InferOutput<typeof loginRequestSchema>, client: ClientInfo) => {
    if ('ticket' in body) return takeSecondStep(platform, body);
    const player = await checkPassword(body, client);
    if (player.held) throw ruleError('ACCOUNT_HELD', 'Your account is being reviewed');
    const asked = { player, linkAccount: body.linkAccount === true, cpnc: body.cpnc ?? null };
    await requireSecondStep(platform, asked);
    return asked;
  };

  /** To link an account is to join this brand; who only logs in is let in from anywhere, to withdraw (GEO-02). */
  const assertMayJoin = ({ ip, brand }: ClientInfo) => {
    const place = { country: visitor.countryOf(ip), ip };
    if (isCountryBlocked(place, getBrandRules(platform.settings, brand).settings))
      throw ruleError('COUNTRY_BLOCKED', 'Accounts are not linked in the country you are in');
  };

  /** Nobody logs in on a domain where that is off; from any other they do, to withdraw (MIR-04). */
  const assertLoginOn = ({ brand, host }: ClientInfo) => {
    if (host === null) return;
    const { mirrorDomain, mainDomainConfigs } = getBrandRules(platform.settings, brand).settings;
    const place = { country: null, now: clock.now(), deviceType: 'desktop' as const };
    if (registrationAccess({ host, mirrorDomain, mainDomainConfigs, ...place }).loginOff)
      throw ruleError('LOGIN_OFF', 'Log-in is off on this domain. Use another official address.');
  };

  registerEndpoint(calls, login, async ({ input: { body }, client }) => {
    assertLoginOn(client);
    const busy = loginLimits.countAttempt(client.ip);
    if (busy > 0) throw tooManyRequestsError(busy);
    const { player, linkAccount: isLinked, cpnc } = await identify(body, client);
    if (isLinked) {
      assertMayJoin(client);
      await linkAccount(database, player);
    }
    const { accessToken, previous } = await signInPlayer(platform, { player, ...client });
    return {
      data: {
        accessToken,
        userId: player.id,
        locale: player.locale,
        cpnc,
        lastLogin: toLastLogin(previous),
      },
    };
  });

  registerEndpoint(calls, logout, async ({ input: { body }, signedIn }) => {
    const { player, session } = requireSession(signedIn);
    await endSessions(database, { playerId: player.id, reason: body.reason, at: new Date(clock.now()) });
    platform.realtime.disconnectSession(session.tokenHash);
    return { data: {} };
  });

  registerEndpoint(calls, getSessions, async ({ signedIn }) => ({
    data: { sessions: await listSessions(database, requireSession(signedIn)) },
  }));

  registerEndpoint(calls, deleteSession, async ({ input: { params }, signedIn }) => {
    const { player } = requireSession(signedIn);
    const only = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
    const ended = await endFor(player, { only });
    if (ended === 0) throw notFoundError();
    return { data: {} };
  });

  registerEndpoint(calls, deleteOtherSessions, async ({ signedIn }) => {
    const { player, session } = requireSession(signedIn);
    await endFor(player, { but: session.number });
    return { data: {} };
  });

  registerEndpoint(calls, getUserDetails, async ({ client, signedIn: maybe }) => {
    const signedIn = requireSession(maybe);
    await expireBonuses(platform, signedIn.player);
    return { data: await loadUserDetails(database, { signedIn, now: clock.now(), language: client.locale }) };
  });
}
