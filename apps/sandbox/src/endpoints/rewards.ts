import { claimRakeback as claimCall, getCalendarAward, getRakebackDays } from '@baize/api/endpoints/rewards';
import { isZone } from '@baize/domain/zone';
import { validationError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import { getCurrentAward } from '../rakeback/award.ts';
import { handleRakebackClaim } from '../rakeback/claim.ts';
import { readRakebackDays } from '../rakeback/rakeback-days.ts';
import { toWalletEvent } from '../realtime/wallet-event.ts';

export function registerRewardEndpoints(calls: EndpointContext): void {
  const { database, clock, realtime } = calls.platform;

  registerEndpoint(calls, getRakebackDays, async ({ input, signedIn }) => {
    if (!signedIn) return { data: { days: [] } };
    const { player } = signedIn;
    const days = await readRakebackDays(database, { player, now: clock.now() });
    const { bonusId } = input.query;
    return {
      data: {
        days: days
          .filter((day) => bonusId === undefined || day.bonusId === bonusId)
          .map((day) => ({
            canClaimDate: day.date,
            bonusId: day.bonusId,
            amount: unitsToDecimal(day.amount, player.currencyCode),
            paidAt: day.paidAt?.toISOString() ?? null,
            ...(day.reference === null ? {} : { reference: day.reference }),
          })),
      },
    };
  });

  registerEndpoint(calls, claimCall, async ({ input: { query, body }, signedIn, idempotencyKey }) => {
    if (query.bonusId !== body.bonusId) throw validationError({ bonusId: 'form.validation.invalid.format' });
    if (!isZone(query.timeZone)) throw validationError({ timeZone: 'form.validation.invalid.format' });
    const { player } = requireSession(signedIn);
    const now = clock.now();
    const { response, posted } = await handleRakebackClaim(database, {
      ask: {
        player,
        bonusId: body.bonusId,
        claimDate: body.claimDate,
        zone: query.timeZone,
        idempotencyKey,
      },
      now,
    });
    if (posted) {
      const { currencyCode } = player;
      const event = toWalletEvent({ posted, currencyCode, at: new Date(now), reason: 'rakeback' });
      realtime.toPlayer(player.id, 'credit', event);
    }
    return { data: response };
  });

  registerEndpoint(calls, getCalendarAward, async ({ signedIn }) => {
    const { player } = requireSession(signedIn);
    const { awardPercent: percent, currencyCode } = player;
    const { ngr, payout } = await getCurrentAward(database, { player, now: clock.now() });
    return {
      data: {
        userCalendarData: {
          ngr: unitsToDecimal(ngr, currencyCode),
          payout: unitsToDecimal(payout, currencyCode),
          percent,
        },
      },
    };
  });
}
