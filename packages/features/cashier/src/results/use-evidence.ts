import { isCryptoCurrency } from '@baize/domain/wallet';
import { TRANSACTION_STATUSES } from '@baize/domain/transactions';
import { formatMoneyText } from '@baize/i18n/formats';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { useZone } from '@baize/shell/clock';
import { useLocale } from '@baize/shell/page';
import { useLingui } from '@lingui/react/macro';
import type { DepositResult } from './use-deposit-result.ts';

/** One line of a payment's evidence, for the screen and for support alike. */
export type EvidenceRow = {
  name: string;
  value: string;
  /** `copied` alone where the dialog shows it above, or where a shorter line says it: support reads it all the same. */
  in: 'list' | 'copied';
};

/** Everything support asks of a payment: reference, amount, method, times with the zone, and what was seen of it (beyond 8). */
export function useEvidence({
  transactionId,
  row,
  stored,
  event,
  met,
  status,
  kind,
}: DepositResult): EvidenceRow[] {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const zone = useZone();
  const twoTimes = useFormatLocalAndUtc();
  const statusName = (status: string | null) =>
    i18n._(transactionStatusMessages[TRANSACTION_STATUSES.find((name) => name === status) ?? 'unknown']);
  const amount = row?.amount ?? stored?.amount ?? event?.amount ?? null;
  const currency = row?.currencyCode ?? stored?.currency ?? event?.currencyCode ?? '';
  const crypto = isCryptoCurrency(currency);
  const hasTimeline = (kind === 'pending' || kind === 'return') && !crypto;
  const created = row ? Date.parse(row.date) : (stored?.createdAt ?? null);
  const seen = stored?.seen ?? [];
  const history = seen.map((one) => `${statusName(one.status)}, ${withoutBidiMarks(twoTimes(one.at))}`);
  const told = (row?.history ?? []).map(
    (one) => `${statusName(one.status)}, ${withoutBidiMarks(twoTimes(Date.parse(one.at)))}`,
  );
  const lines: (EvidenceRow | null)[] = [
    evidenceRow(t({ id: 'deposit.evidence.reference', message: 'Reference' }), row?.reference ?? null),
    evidenceRow(
      t({ id: 'deposit.evidence.payment', message: 'Payment' }),
      transactionId,
      row?.reference ? 'copied' : 'list',
    ),
    evidenceRow(
      t({ id: 'deposit.evidence.amount', message: 'Amount' }),
      amount === null ? null : `${formatMoneyText({ amount, currency, locale, crypto })} (${currency})`,
      'copied',
    ),
    evidenceRow(
      t({ id: 'deposit.evidence.method', message: 'Method' }),
      row?.method ?? stored?.method ?? met,
    ),
    evidenceRow(
      t({ id: 'deposit.evidence.created', message: 'Created' }),
      created === null ? null : withoutBidiMarks(twoTimes(created)),
    ),
    evidenceRow(t({ id: 'deposit.evidence.zone', message: 'Time zone' }), zone),
    evidenceRow(t({ id: 'deposit.evidence.status', message: 'Status' }), statusName(status)),
    evidenceRow(
      t({ id: 'deposit.evidence.statuses', message: 'Status history' }),
      told.length === 0 ? null : told.join('; '),
      hasTimeline ? 'copied' : 'list',
    ),
    evidenceRow(
      t({ id: 'deposit.evidence.history', message: 'Seen on this device' }),
      // What the platform tells of its own times is better than what was seen here.
      told.length > 0 || history.length === 0 ? null : history.join('; '),
    ),
  ];
  return lines.filter((one) => one !== null);
}

function evidenceRow(
  name: string,
  value: string | null,
  where: EvidenceRow['in'] = 'list',
): EvidenceRow | null {
  return value === null || value === '' ? null : { name, value, in: where };
}

/** Signs that only steer the direction of writing say nothing to support. */
function withoutBidiMarks(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
