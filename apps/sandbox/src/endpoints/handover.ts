import { createHandover, redeemHandover } from '@baize/api/endpoints/session';
import { registrationAccess } from '@baize/domain/mirror-domain';
import { addressStatus } from '@baize/domain/official-list';
import { ruleError, tooManyRequestsError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { issueHandover, takeHandover } from '../sessions/handover-codes.ts';
import { findSession } from '../sessions/session-store.ts';
import { signInPlayer } from '../accounts/sign-in.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { getOfficialAddresses } from '../settings/official-list.ts';

/** The way of a signed-in player from one address of the brand to another (docs/contracts.md, "Another address"). */
export function registerHandoverEndpoints(calls: EndpointContext): void {
  const { platform } = calls;
  const { database, clock, loginLimits } = platform;

  /** Refuses an address that is none of the brand's, is closed, or lets nobody log in. */
  const checkTarget = (brand: string, target: string): void => {
    const { settings } = getBrandRules(platform.settings, brand);
    const now = clock.now();
    const list = { addresses: getOfficialAddresses(settings), issuedAt: now, expiresAt: now };
    const status = addressStatus(list, target, now);
    const { loginOff } = registrationAccess({
      host: target,
      country: null,
      now,
      deviceType: 'desktop',
      mirrorDomain: settings.mirrorDomain,
      mainDomainConfigs: settings.mainDomainConfigs,
    });
    if (status === 'unlisted' || status === 'closed' || loginOff)
      throw ruleError('HANDOVER_TARGET_REFUSED', 'Nobody can go on at this address');
  };

  registerEndpoint(calls, createHandover, async ({ input: { body }, client, signedIn }) => {
    const { player, session } = requireSession(signedIn);
    const target = body.target.toLowerCase();
    checkTarget(client.brand, target);
    const { code, expiresAt } = await issueHandover(database, {
      playerId: player.id,
      sessionHash: session.tokenHash,
      brand: client.brand,
      target,
      now: clock.now(),
    });
    return { data: { code, expiresAt: expiresAt.toISOString() } };
  });

  registerEndpoint(calls, redeemHandover, async ({ input: { body }, client }) => {
    const busy = loginLimits.countAttempt(client.ip);
    if (busy > 0) throw tooManyRequestsError(busy);
    // Taken before it is judged: a code that was shown to the wrong address is used up.
    const handover = await takeHandover(database, { code: body.code, brand: client.brand });
    const source = handover && (await findSession(database, handover.sessionHash));
    if (!handover || !source || handover.expiresAt.getTime() <= clock.now())
      throw ruleError('HANDOVER_EXPIRED', 'This code is used, too old or its session has ended');
    if (client.origin?.toLowerCase() !== handover.target)
      throw ruleError('HANDOVER_WRONG_ADDRESS', 'This code is for another address');
    const { player, session } = source;
    // The time the player allowed themselves goes on, as does what was played: it is the same visit.
    const { accessToken } = await signInPlayer(platform, {
      player,
      ...client,
      startedAt: session.startedAt,
    });
    return { data: { accessToken } };
  });
}
