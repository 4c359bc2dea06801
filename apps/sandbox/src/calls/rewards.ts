import { claimRakeback as claimCall, getCalendarAward, getRakebackDays } from '@baize/api/calls/rewards';
import { isZone } from '@baize/domain/zone';
import { badInput } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { toAmount } from '../ledger/currency.ts';
import { awardOf } from '../rakeback/award.ts';
import { claimRakeback } from '../rakeback/claim.ts';
import { readRakebackDays } from '../rakeback/rakeback-days.ts';
import { walletEvent } from '../realtime/wallet-event.ts';

export function registerRewards(calls: Calls): void {
  const { database, clock, realtime } = calls.platform;

  registerCall(calls, getRakebackDays, async ({ asked, signedIn }) => {
    if (!signedIn) return { data: { days: [] } };
    const { player } = signedIn;
    const days = await readRakebackDays(database, { player, now: clock.now() });
    const { bonusId } = asked.query;
    return {
      data: {
        days: days
          .filter((day) => bonusId === undefined || day.bonusId === bonusId)
          .map((day) => ({
            canClaimDate: day.date,
            bonusId: day.bonusId,
            amount: toAmount(day.amount, player.currencyCode),
            paidAt: day.paidAt?.toISOString() ?? null,
            ...(day.reference === null ? {} : { reference: day.reference }),
          })),
      },
    };
  });

  registerCall(calls, claimCall, async ({ asked: { query, body }, signedIn, idempotencyKey }) => {
    if (query.bonusId !== body.bonusId) throw badInput({ bonusId: 'form.validation.invalid.format' });
    if (!isZone(query.timeZone)) throw badInput({ timeZone: 'form.validation.invalid.format' });
    const { player } = sessionOf(signedIn);
    const now = clock.now();
    const { answer, posted } = await claimRakeback(database, {
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
      const event = walletEvent({ posted, currencyCode, at: new Date(now), reason: 'rakeback' });
      realtime.toPlayer(player.id, 'credit', event);
    }
    return { data: answer };
  });

  registerCall(calls, getCalendarAward, async ({ signedIn }) => {
    const { player } = sessionOf(signedIn);
    const { awardPercent: percent, currencyCode } = player;
    const { ngr, payout } = await awardOf(database, { player, now: clock.now() });
    return {
      data: {
        userCalendarData: {
          ngr: toAmount(ngr, currencyCode),
          payout: toAmount(payout, currencyCode),
          percent,
        },
      },
    };
  });
}
