import type { Transaction } from '@baize/api/endpoints/cashier';
import { cryptoNetworkOf } from '@baize/domain/crypto-networks';
import { displayAmount, settlementStatus } from '@baize/domain/transactions';
import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { formatCoinAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/page';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';
import { withPlus } from '@baize/wallet/with-plus';
import { useLingui } from '@lingui/react/macro';
import { useDayClockInTwoZones } from '../records/record-cells.tsx';
import { useBonusText } from '../records/use-bonus-text.ts';
import { useFailureReason } from './use-failure-reason.ts';
import { useCryptoStatus } from './use-record-progress.ts';

/** One fact of a record, for the screen, for paper and for support alike. */
export interface RecordFact {
  name: string;
  value: string;
  /** An `id` and a `reference` have a button that copies them; `head` stands large above the list. */
  kind: 'id' | 'reference' | 'head' | 'plain';
}

/** Writes a transaction's amount: what came in is +, what goes out −; what is not there yet or came to nothing has no sign. */
export function useSignedAmounts(): (row: Transaction) => string {
  const money = useMultiCurrencyFormatter();
  return (row) => {
    const amount = displayAmount(row);
    const text = money(amount, row.currencyCode);
    return settlementStatus(row.status) === 'settled' ? withPlus(text, amount) : text;
  };
}

export function useSignedAmount(row: Transaction): string {
  return useSignedAmounts()(row);
}

/** Everything known of a transaction, in the order support asks for it; what is not known has no line. */
export function useRecordFacts(row: Transaction): RecordFact[] {
  const { t, i18n } = useLingui();
  const money = useMultiCurrencyFormatter();
  const exactTimes = useDayClockInTwoZones('second-and-offset');
  const twoTimes = useDayClockInTwoZones();
  const amount = useSignedAmount(row);
  const reason = useFailureReason(row);
  const bonusOf = useBonusText();
  const instant = Date.parse(row.date);
  const isOpen = settlementStatus(row.status) === 'on-its-way';
  const fee = (amount: number) =>
    amount === 0 ? t({ id: 'deposit.terms.no-fee', message: 'No fee' }) : money(amount, row.currencyCode);
  const facts: (Omit<RecordFact, 'value' | 'kind'> & { value: string | null; kind?: RecordFact['kind'] })[] =
    [
      {
        name: t({ id: 'deposit.evidence.reference', message: 'Reference' }),
        value: row.reference,
        kind: 'reference',
      },
      {
        name: t({ id: 'records.head.id', message: 'Transaction ID' }),
        value: row.transactionId,
        kind: 'id',
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
        name: t({ id: 'withdraw.done.to', message: 'To' }),
        value: row.destination === null ? null : `\u2066${row.destination}\u2069`,
      },
      ...useCryptoFacts(row),
      {
        name: t({ id: 'deposit.summary.fee', message: 'Fee' }),
        value: row.fee === null ? null : fee(row.fee),
      },
      // One that has come to its end was in time, or nobody waits for it.
      {
        name: t({ id: 'records.expected', message: 'Expected by' }),
        value: row.expectedAt === null || !isOpen ? null : twoTimes(Date.parse(row.expectedAt)),
      },
      // To the second: by it support tells apart what was done twice in a minute.
      {
        name: t({ id: 'records.head.date', message: 'Date' }),
        value: exactTimes(instant),
      },
      {
        name: t({ id: 'records.head.bonus', message: 'Bonus' }),
        value: bonusOf(row),
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

/** What is sent where, as long as a deposit by crypto waits for it. */
function useCryptoFacts(row: Transaction): { name: string; value: string | null }[] {
  const { t } = useLingui();
  const twoTimes = useDayClockInTwoZones();
  const locale = useLocale();
  const { crypto } = row;
  if (useCryptoStatus(row) !== 'waiting' || crypto === null) return [];
  const { coin, network, amount, address, tag, expiresAt } = crypto;
  return [
    {
      name: t({ id: 'crypto.amount', message: `Amount in ${coin}` }),
      value: amount === null ? null : formatCoinAmount(amount, locale),
    },
    {
      name:
        cryptoNetworkOf(network) === 'lightning'
          ? t({ id: 'crypto.invoice', message: 'Invoice' })
          : t({ id: 'crypto.address', message: 'Address' }),
      value: address,
    },
    { name: t({ id: 'crypto.tag', message: 'Memo (tag)' }), value: tag },
    {
      name: t({ id: 'crypto.until', message: 'Can be used until' }),
      value: expiresAt === null ? null : twoTimes(Date.parse(expiresAt)),
    },
  ];
}

/** The facts as a text for support. */
export function formatFacts(facts: readonly RecordFact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value}`.replaceAll('\u00a0', ' ')).join('\n');
}
