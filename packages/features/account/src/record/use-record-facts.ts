import type { Transaction } from '@baize/api/endpoints/cashier';
import { displayAmount, settlementStatus } from '@baize/domain/transactions';
import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { useZone } from '@baize/shell/clock';
import { useMultiCurrencyFormatter } from '@baize/shell/money-text';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { useLingui } from '@lingui/react/macro';
import { useDayClockWithOffset, withPlus } from '../records/record-cells.tsx';
import { useFailureReason } from './record-advice.tsx';

/** One fact of a record, for the screen, for paper and for support alike. */
export interface RecordFact {
  name: string;
  value: string;
  /** What paper says instead; null where the sheet says it already. */
  paper?: string | null;
  /** `copied` has a button of its own; `head` stands large above the list. */
  kind: 'copied' | 'head' | 'plain';
}

/** Writes a transaction's amount: in is +, out is −, and what came to nothing has no sign. */
export function useSignedAmounts(): (row: Transaction) => string {
  const money = useMultiCurrencyFormatter();
  return (row) => {
    const amount = displayAmount(row);
    const text = money(amount, row.currencyCode);
    return settlementStatus(row.status) === 'came-to-nothing' ? text : withPlus(text, amount);
  };
}

export function useSignedAmount(row: Transaction): string {
  return useSignedAmounts()(row);
}

/** Everything known of a transaction, in the order support asks for it; what is not known has no line. */
export function useRecordFacts(row: Transaction): RecordFact[] {
  const { t, i18n } = useLingui();
  const zone = useZone();
  const twoTimes = useFormatLocalAndUtc();
  const dayClock = useDayClockWithOffset();
  const amount = useSignedAmount(row);
  const reason = useFailureReason(row);
  const instant = Date.parse(row.date);
  const facts: (Omit<RecordFact, 'value' | 'kind'> & { value: string | null; kind?: RecordFact['kind'] })[] =
    [
      {
        name: t({ id: 'deposit.evidence.reference', message: 'Reference' }),
        value: row.reference,
        kind: 'copied',
      },
      {
        name: t({ id: 'records.head.id', message: 'Transaction ID' }),
        value: row.transactionId,
        kind: 'copied',
      },
      {
        name: t({ id: 'records.head.transaction-type', message: 'Transaction type' }),
        value: i18n._(transactionTypeMessages[row.type]),
        kind: 'head',
      },
      {
        name: t({ id: 'records.head.amount', message: 'Amount' }),
        value: `${amount} (${row.currencyCode})`,
        kind: 'head',
      },
      {
        name: t({ id: 'records.head.status', message: 'Status' }),
        value: i18n._(transactionStatusMessages[row.status]),
        kind: 'head',
      },
      { name: t({ id: 'records.head.method', message: 'Method' }), value: row.method },
      {
        name: t({ id: 'records.head.date', message: 'Date' }),
        value: twoTimes(instant),
        // Paper is read by others, to whom "your time" says nothing.
        paper: dayClock(instant),
      },
      // A day without its year says too little about an old payment.
      { name: t({ id: 'records.exact-time', message: 'Exact time' }), value: exactTime(instant) },
      { name: t({ id: 'deposit.evidence.zone', message: 'Time zone' }), value: zone, paper: null },
      {
        name: t({ id: 'records.head.bonus', message: 'Bonus' }),
        value: row.isBonus
          ? t({ id: 'records.yes', message: 'Yes' })
          : t({ id: 'records.no', message: 'No' }),
      },
      { name: t({ id: 'records.reason', message: 'Reason' }), value: reason, kind: 'head' },
      {
        name: t({ id: 'records.error-code', message: 'Error code' }),
        // The code of a credited deposit says why its bonus did not come: nothing is wrong with the payment.
        value: row.status === 'completed' ? null : row.code,
      },
    ];
  return facts.flatMap(({ value, kind = 'plain', ...fact }) =>
    value === null || value === '' ? [] : [{ ...fact, value, kind }],
  );
}

function exactTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** The facts as a text for support; marks that only steer the direction of writing say nothing there. */
export function formatFacts(facts: readonly RecordFact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value.replaceAll(/[\u2066-\u2069]/g, '')}`).join('\n');
}
