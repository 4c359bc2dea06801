import { isCryptoCurrency } from '@baize/domain/wallet';
import { TRANSACTION_STATUSES } from '@baize/domain/transactions';
import { formatMoneyText } from '@baize/i18n/formats';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { useTwoTimes } from '@baize/shell/two-times';
import { useZone } from '@baize/shell/clock';
import { useLocale } from '@baize/shell/page';
import { useLingui } from '@lingui/react/macro';
import type { Result } from './use-result.ts';

/** One line of a payment's evidence, for the screen and for support alike. */
export type EvidenceLine = {
  name: string;
  value: string;
  /** `copied` alone where the dialog shows it above, or where a shorter line says it: support reads it all the same. */
  in: 'list' | 'copied';
};

/** Everything support asks of a payment: reference, amount, method, times with the zone, and what was seen of it (beyond 8). */
export function useEvidence({ transactionId, row, kept, event, met, status, kind }: Result): EvidenceLine[] {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const zone = useZone();
  const twoTimes = useTwoTimes();
  const statusName = (status: string | null) =>
    i18n._(transactionStatusMessages[TRANSACTION_STATUSES.find((name) => name === status) ?? 'unknown']);
  const amount = row?.amount ?? kept?.amount ?? event?.amount ?? null;
  const currency = row?.currencyCode ?? kept?.currency ?? event?.currencyCode ?? '';
  const crypto = isCryptoCurrency(currency);
  const hasTimeline = (kind === 'pending' || kind === 'return') && !crypto;
  const created = row ? Date.parse(row.date) : (kept?.createdAt ?? null);
  const seen = kept?.seen ?? [];
  const history = seen.map((one) => `${statusName(one.status)}, ${plain(twoTimes(one.at))}`);
  const told = (row?.history ?? []).map(
    (one) => `${statusName(one.status)}, ${plain(twoTimes(Date.parse(one.at)))}`,
  );
  const lines: (EvidenceLine | null)[] = [
    line(t({ id: 'deposit.evidence.reference', message: 'Reference' }), row?.reference ?? null),
    line(
      t({ id: 'deposit.evidence.payment', message: 'Payment' }),
      transactionId,
      row?.reference ? 'copied' : 'list',
    ),
    line(
      t({ id: 'deposit.evidence.amount', message: 'Amount' }),
      amount === null ? null : `${formatMoneyText({ amount, currency, locale, crypto })} (${currency})`,
      'copied',
    ),
    line(t({ id: 'deposit.evidence.method', message: 'Method' }), row?.method ?? kept?.method ?? met),
    line(
      t({ id: 'deposit.evidence.created', message: 'Created' }),
      created === null ? null : plain(twoTimes(created)),
    ),
    line(t({ id: 'deposit.evidence.zone', message: 'Time zone' }), zone),
    line(t({ id: 'deposit.evidence.status', message: 'Status' }), statusName(status)),
    line(
      t({ id: 'deposit.evidence.statuses', message: 'Status history' }),
      told.length === 0 ? null : told.join('; '),
      hasTimeline ? 'copied' : 'list',
    ),
    line(
      t({ id: 'deposit.evidence.history', message: 'Seen on this device' }),
      // What the platform tells of its own times is better than what was seen here.
      told.length > 0 || history.length === 0 ? null : history.join('; '),
    ),
  ];
  return lines.filter((one) => one !== null);
}

function line(name: string, value: string | null, where: EvidenceLine['in'] = 'list'): EvidenceLine | null {
  return value === null || value === '' ? null : { name, value, in: where };
}

/** Signs that only steer the direction of writing say nothing to support. */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
