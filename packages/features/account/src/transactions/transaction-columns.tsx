import type { Transaction } from '@baize/api/endpoints/cashier';
import { transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { TransactionStatusBadge } from '@baize/wallet/transaction-status-badge';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSignedAmount } from '../record/use-record-facts.ts';
import { SecondaryText, RecordDate } from '../records/record-cells.tsx';
import { useBonusText } from '../records/use-bonus-text.ts';
import type { RecordColumn } from '../records/record-table.tsx';
import { RecordLink } from './record-link.tsx';

interface InRow {
  row: Transaction;
}

const DateCell = ({ row }: InRow) => <RecordDate date={row.date} />;
const IdCell = ({ row }: InRow) => <RecordLink row={row} />;
const MethodCell = ({ row }: InRow) => <SecondaryText text={row.method} />;
const AmountCell = ({ row }: InRow) => useSignedAmount(row);
const StatusCell = ({ row }: InRow) => <TransactionStatusBadge status={row.status} />;

function TypeCell({ row }: InRow) {
  const { i18n } = useLingui();
  return i18n._(transactionTypeMessages[row.type]);
}

function BonusCell({ row }: InRow) {
  return useBonusText()(row) ?? '–';
}

/** The seven columns of the transactions, in the order of S2 §3 (PAY-10). */
export const TRANSACTION_COLUMNS: readonly RecordColumn<Transaction>[] = [
  {
    key: 'date',
    head: msg({ id: 'records.head.date', message: 'Date' }),
    Cell: DateCell,
    kind: 'lead',
    card: 'start-2',
  },
  {
    key: 'transactionId',
    head: msg({ id: 'records.head.id', message: 'Transaction ID' }),
    Cell: IdCell,
    kind: 'text',
    card: 'start-3',
  },
  {
    key: 'method',
    head: msg({ id: 'records.head.method', message: 'Method' }),
    Cell: MethodCell,
    kind: 'text',
    card: 'second',
  },
  {
    key: 'type',
    head: msg({ id: 'records.head.transaction-type', message: 'Transaction type' }),
    Cell: TypeCell,
    kind: 'text',
    card: 'title',
  },
  {
    key: 'amount',
    head: msg({ id: 'records.head.amount', message: 'Amount' }),
    Cell: AmountCell,
    kind: 'sum',
    card: 'sum',
  },
  {
    key: 'status',
    head: msg({ id: 'records.head.status', message: 'Status' }),
    Cell: StatusCell,
    kind: 'text',
    card: 'end-2',
  },
  {
    key: 'isBonus',
    head: msg({ id: 'records.head.bonus', message: 'Bonus' }),
    Cell: BonusCell,
    kind: 'text',
    card: 'hidden',
  },
];
