import { TRANSACTION_STATUSES } from '@baize/domain/transactions';
import { isCryptoCurrency } from '@baize/domain/wallet';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { useZone } from '@baize/page/clock';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useLingui } from '@lingui/react/macro';
import type { DepositResult } from './use-deposit-result.ts';

/** One line of a payment's evidence, for the screen and for support alike. */
export type EvidenceRow = {
  name: string;
  value: string;
  /** `copied` alone is what support reads and the payment's record shows. */
  in: 'list' | 'copied';
};

/** Everything support asks of a payment: reference, amount, method, times with the zone, and what was seen of it (beyond 8). */
export function useEvidence(
  { transactionId, row, isRowAwaited, stored, event, method, status }: DepositResult,
  isDatedByTimeline: boolean,
): EvidenceRow[] {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const zone = useZone();
  const localAndUtc = useFormatLocalAndUtc();
  const statusName = (name: string | null) =>
    i18n._(transactionStatusMessages[TRANSACTION_STATUSES.find((known) => known === name) ?? 'unknown']);
  const history = (entries: readonly { status: string; at: number }[]) =>
    entries.map((entry) => `${statusName(entry.status)}, ${localAndUtc(entry.at)}`).join('; ');
  const amount = row?.amount ?? stored?.amount ?? event?.amount ?? null;
  const currency = row?.currencyCode ?? stored?.currency ?? event?.currencyCode ?? '';
  const crypto = isCryptoCurrency(currency);
  const reference = row?.reference ?? stored?.reference ?? null;
  const money = amount === null ? null : formatMoneyText({ amount, currency, locale, crypto });
  const createdAt = row ? Date.parse(row.date) : (stored?.createdAt ?? null);
  const platformHistory = history(
    (row?.history ?? []).map((entry) => ({ status: entry.status, at: Date.parse(entry.at) })),
  );
  const observed = history(stored?.seen ?? []);
  const lines: (EvidenceRow | null)[] = [
    evidenceRow(t({ id: 'deposit.evidence.reference', message: 'Reference' }), reference, 'list'),
    evidenceRow(
      t({ id: 'deposit.evidence.payment', message: 'Payment' }),
      transactionId,
      // The platform's number is long: it would stand where the reference is about to.
      reference !== null || isRowAwaited ? 'copied' : 'list',
    ),
    evidenceRow(
      t({ id: 'deposit.evidence.created', message: 'Created' }),
      createdAt === null ? null : localAndUtc(createdAt),
      // The steps of an open payment begin with it.
      isDatedByTimeline ? 'copied' : 'list',
    ),
    evidenceRow(t({ id: 'deposit.evidence.method', message: 'Method' }), method, 'list'),
    evidenceRow(
      t({ id: 'deposit.evidence.amount', message: 'Amount' }),
      // A sign may be that of several currencies.
      money === null || money.includes(currency) ? money : `${money} (${currency})`,
      'list',
    ),
    evidenceRow(t({ id: 'deposit.evidence.zone', message: 'Time zone' }), zone, 'copied'),
    evidenceRow(t({ id: 'deposit.evidence.status', message: 'Status' }), statusName(status), 'copied'),
    evidenceRow(t({ id: 'deposit.evidence.statuses', message: 'Status history' }), platformHistory, 'copied'),
    evidenceRow(
      t({ id: 'deposit.evidence.history', message: 'Seen on this device' }),
      // The platform's own times are better than what was seen here.
      platformHistory === '' ? observed : null,
      'copied',
    ),
  ];
  return lines.filter((line) => line !== null);
}

function evidenceRow(name: string, value: string | null, where: EvidenceRow['in']): EvidenceRow | null {
  return value === null || value === '' ? null : { name, value, in: where };
}
