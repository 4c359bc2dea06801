import type { PaymentFee } from '@baize/api/endpoints/cashier';
import { parseProcessingTime } from '@baize/domain/payment-terms';
import { formatPayTime } from '@baize/i18n/format-pay-time';
import { formatPercent } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { useLingui } from '@lingui/react/macro';
import { useMoneyFormatter } from '../money/use-money-text.ts';

/** What a method says of its fee and its time, each null where the platform says nothing. */
export interface PayTermLabels {
  fee(fee: PaymentFee | null): string | null;
  /** `duration` in ISO 8601; `short` where there is little room. */
  time(duration: string | null, length?: 'long' | 'short'): string | null;
}

/** The words for what a payment costs and how long it takes. */
export function usePayTermLabels(currency: string): PayTermLabels {
  const { t } = useLingui();
  const locale = useLocale();
  const text = useMoneyFormatter(currency);
  return {
    fee(fee) {
      if (fee === null) return null;
      const { percent, fixed } = fee;
      const parts = [
        ...(percent > 0 ? [formatPercent({ share: percent / 100, locale })] : []),
        ...(fixed > 0 ? [text(fixed)] : []),
      ];
      if (parts.length === 0) return t({ id: 'deposit.terms.no-fee', message: 'No fee' });
      const costs = parts.join(' + ');
      return t({ id: 'deposit.terms.fee', message: `Fee ${costs}` });
    },
    time(duration, length = 'long') {
      const time = parseProcessingTime(duration);
      if (time === null) return null;
      if (time.count === 0) return t({ id: 'deposit.terms.at-once', message: 'At once' });
      const span = formatPayTime({ ...time, locale, length });
      if (length === 'short') return span;
      return t({ id: 'deposit.terms.within', message: `Within ${span}` });
    },
  };
}
