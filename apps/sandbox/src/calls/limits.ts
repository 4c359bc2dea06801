import {
  cancelPendingLimit,
  getLimits,
  putFreeze,
  putLimit as putLimitCall,
  putSelfExclusion,
} from '@baize/api/calls/account';
import { isHighLoyalty } from '@baize/domain/loyalty';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { excludePlayer, freezePlayer } from '../limits/exclusions.ts';
import { cancelWaiting, putLimit, type LimitWish } from '../limits/put-limit.ts';
import { endOverlongSessions } from '../limits/session-limit.ts';
import { showLimit, showLimits } from '../limits/show-limit.ts';
import { userLimitOf } from '../limits/user-limit.ts';
import { brandRules } from '../settings/brand-rules.ts';

/** Limits a player sets themselves, exclusion and freeze. */
export function registerLimits(calls: Calls): void {
  const { platform } = calls;
  const { clock, database, settings } = platform;

  registerCall(calls, getLimits, async ({ signedIn: maybe, caller }) => {
    const signedIn = sessionOf(maybe);
    const { pack } = brandRules(settings, caller.brand);
    return {
      data: {
        limits: await showLimits(database, { signedIn, now: clock.now(), pack }),
        sessionStartedAt: signedIn.session.startedAt.toISOString(),
      },
    };
  });

  registerCall(calls, putLimitCall, async ({ asked: { body }, signedIn: maybe, caller }) => {
    const signedIn = sessionOf(maybe);
    const { player } = signedIn;
    const { settings: brand, pack } = brandRules(settings, caller.brand);
    const now = clock.now();
    const wish = wishOf(body);
    const loyal = isHighLoyalty({ level: player.loyaltyLevel, steps: brand.loyaltyLevelGroupSteps });
    const outcome = await putLimit(database, {
      player,
      wish,
      pack,
      loyalty: loyal ? 'high' : 'ordinary',
      now,
    });
    const limit = await showLimit(database, { signedIn, key: wish.key, now });
    // A session already longer than its new limit is over.
    if (wish.key.type === 'session') await endOverlongSessions(platform);
    return { data: { limit }, ...(outcome === 'holds' ? { message: 'Limit Updated Successfully' } : {}) };
  });

  registerCall(calls, cancelPendingLimit, async ({ asked: { params }, signedIn: maybe }) => {
    const signedIn = sessionOf(maybe);
    const key = await cancelWaiting(database, { player: signedIn.player, id: params.id });
    return { data: { limit: await showLimit(database, { signedIn, key, now: clock.now() }) } };
  });

  registerCall(calls, putSelfExclusion, async ({ asked: { body: ask }, signedIn, caller }) => {
    const { player } = sessionOf(signedIn);
    const { pack } = brandRules(settings, caller.brand);
    const now = clock.now();
    const excluded = await excludePlayer(database, { player, ask, pack, now });
    return { data: { userLimit: userLimitOf(excluded, now) } };
  });

  registerCall(calls, putFreeze, async ({ asked: { body }, signedIn, caller }) => {
    const { player } = sessionOf(signedIn);
    const { pack } = brandRules(settings, caller.brand);
    const now = clock.now();
    const frozen = await freezePlayer(database, { player, ask: body.days, pack, now });
    return { data: { userLimit: userLimitOf(frozen, now) } };
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

function wishOf(body: Body): LimitWish {
  const { confirmPendingId } = body;
  return body.type === 'session'
    ? { key: { type: body.type, period: 0 }, measure: body.minutes, confirmPendingId }
    : { key: { type: body.type, period: body.period }, measure: body.amount, confirmPendingId };
}
