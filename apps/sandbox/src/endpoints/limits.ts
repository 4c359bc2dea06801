import {
  cancelPendingLimit,
  closeAccount as closeAccountCall,
  getLimits,
  putFreeze,
  putLimit as putLimitCall,
  putSelfExclusion,
} from '@baize/api/endpoints/account';
import { closeAccount } from '../account-changes/close-account.ts';
import { isHighLoyalty } from '@baize/domain/loyalty';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { excludePlayer, freezePlayer } from '../limits/exclusions.ts';
import { removePendingLimit, changeLimit, type LimitChangeRequest } from '../limits/change-limit.ts';
import type { SignedIn } from '../sessions/session-store.ts';
import { endSessionsPastLimit } from '../sessions/session-limit.ts';
import { lockOut } from '../sessions/lock-out.ts';
import { readLimit, readLimits } from '../limits/read-limits.ts';
import { toUserLimit } from '../limits/user-limit.ts';
import { BRANDS } from '../settings/brand-settings.ts';
import { getBrandRules } from '../settings/brand-rules.ts';

/** Limits a player sets themselves, exclusion, freeze and closing the account. */
export function registerLimitEndpoints(calls: EndpointContext): void {
  const { platform } = calls;
  const { clock, database, settings } = platform;

  /** One account for all brands: what one of them leaves to support no other opens (LIM-02). */
  const isLoyal = ({ loyaltyLevel: level }: { loyaltyLevel: number }) =>
    BRANDS.some((brand) => {
      const { loyaltyLevelGroupSteps: steps } = getBrandRules(settings, brand).settings;
      return isHighLoyalty({ level, steps });
    });
  const viewerOf = (signedIn: SignedIn) => ({
    signedIn,
    now: clock.now(),
    supportOnly: isLoyal(signedIn.player),
  });

  registerEndpoint(calls, getLimits, async ({ signedIn: maybe, client }) => {
    const signedIn = requireSession(maybe);
    const { pack } = getBrandRules(settings, client.brand);
    return {
      data: {
        limits: await readLimits(database, { ...viewerOf(signedIn), pack }),
        sessionStartedAt: signedIn.session.startedAt.toISOString(),
      },
    };
  });

  registerEndpoint(calls, putLimitCall, async ({ input: { body }, signedIn: maybe, client }) => {
    const signedIn = requireSession(maybe);
    const { player } = signedIn;
    const { pack } = getBrandRules(settings, client.brand);
    const now = clock.now();
    const wish = toLimitChange(body);
    const loyal = isLoyal(player);
    const outcome = await changeLimit(database, {
      player,
      wish,
      pack,
      loyalty: loyal ? 'high' : 'ordinary',
      now,
    });
    const limit = await readLimit(database, { ...viewerOf(signedIn), key: wish.key });
    // A session already longer than its new limit is over.
    if (wish.key.type === 'session') await endSessionsPastLimit(platform);
    return { data: { limit }, ...(outcome === 'holds' ? { message: 'Limit Updated Successfully' } : {}) };
  });

  registerEndpoint(calls, cancelPendingLimit, async ({ input: { params }, signedIn: maybe }) => {
    const signedIn = requireSession(maybe);
    const key = await removePendingLimit(database, { player: signedIn.player, id: params.id });
    return { data: { limit: await readLimit(database, { ...viewerOf(signedIn), key }) } };
  });

  registerEndpoint(calls, putSelfExclusion, async ({ input: { body: ask }, signedIn: maybe, client }) => {
    const signedIn = requireSession(maybe);
    const { player } = signedIn;
    const { pack } = getBrandRules(settings, client.brand);
    const now = clock.now();
    const excluded = await excludePlayer(database, { player, ask, pack, now });
    await lockOut(platform, signedIn);
    return { data: { userLimit: toUserLimit(excluded, now) } };
  });

  registerEndpoint(calls, putFreeze, async ({ input: { body }, signedIn: maybe, client }) => {
    const signedIn = requireSession(maybe);
    const { player } = signedIn;
    const { pack } = getBrandRules(settings, client.brand);
    const now = clock.now();
    const frozen = await freezePlayer(database, { player, ask: body.days, pack, now });
    await lockOut(platform, signedIn);
    return { data: { userLimit: toUserLimit(frozen, now) } };
  });

  registerEndpoint(calls, closeAccountCall, async ({ input: { body }, signedIn }) => {
    const { player } = requireSession(signedIn);
    await closeAccount(platform, { playerId: player.id, reason: body.reason?.trim() || null });
    return { data: {} };
  });
}

type Body =
  | { type: 'session'; minutes: number | null; confirmPendingId?: string | undefined }
  | {
      type: 'deposit' | 'loss' | 'bet';
      period: 0 | 1 | 2;
      amount: number | null;
      confirmPendingId?: string | undefined;
    };

function toLimitChange(body: Body): LimitChangeRequest {
  const { confirmPendingId } = body;
  return body.type === 'session'
    ? { key: { type: body.type, period: 0 }, measure: body.minutes, confirmPendingId }
    : { key: { type: body.type, period: body.period }, measure: body.amount, confirmPendingId };
}
