import type { RakebackClaimResult } from '@baize/domain/claim';
import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { addDays, localDate, startOfDay } from '@baize/domain/zone';
import { formatDeadline } from '@baize/i18n/formats';
import type { MoneyFormat } from '../money/money-style.ts';
import type { ClaimFailureCause, ClaimResult } from './claim-result.tsx';
import type { FinishedClaim } from './use-claim-rakeback.ts';

/** What an ending has to say in a dialog; null for one that its day says by itself. */
export function toClaimResult(
  ending: FinishedClaim,
  page: {
    zone: string;
    locale: string;
    money: MoneyFormat;
    referenceOf(cell: CalendarCell): string | null;
  },
): ClaimResult | null {
  const { cell, verdict, answeredAt } = ending;
  const { zone, locale, money } = page;
  const { date, amount } = cell;
  const about = { date, amount, money };
  switch (verdict.kind) {
    case 'claimed': {
      const paid = {
        at: answeredAt,
        date: localDate({ instant: answeredAt, zone }),
        ...formatDeadline({ instant: answeredAt, zone, locale }),
      };
      return {
        ...about,
        kind: 'claimed',
        amount: verdict.amount,
        paid,
        reference: page.referenceOf(cell) ?? verdict.reference ?? null,
      };
    }
    case 'failed':
      return {
        ...about,
        kind: 'failed',
        because: toFailureCause(verdict),
        // Without a number of the failure support finds the reward by its own.
        reference: verdict.reference ?? cell.bonusId,
        at: answeredAt,
        until: startOfDay({ date: addDays(date, 2), zone }),
      };
    case 'unknown':
      return { ...about, kind: ending.isOffline ? 'offline' : 'unknown' };
    case 'already-claimed':
    case 'session-ended':
      return null;
  }
}

/** Trouble on the way passes; what the platform decided it will decide again. */
function toFailureCause({
  reason,
  status,
}: Extract<RakebackClaimResult, { kind: 'failed' }>): ClaimFailureCause {
  switch (reason) {
    case 'offline':
    case 'timed-out':
    case 'unreadable':
    case 'server':
      return 'trouble';
    case 'refused':
      return status === 409 ? 'already-claimed' : 'refused';
    case 'bad-amount':
    case 'other-bonus':
      return 'refused';
  }
}
