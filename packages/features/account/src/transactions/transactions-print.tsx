import type { Transaction } from '@baize/api/endpoints/cashier';
import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { useLingui } from '@lingui/react/macro';
import { PaymentReference } from '@baize/wallet/payment-reference';
import { PrintSheet, type PrintFact } from '../print/print-sheet.tsx';
import { PrintTable } from '../print/print-table.tsx';
import { useSignedAmounts } from '../record/use-record-facts.ts';
import { useDayClockWithOffset } from '../records/record-cells.tsx';
import { useBonusText } from '../records/use-bonus-text.ts';
import { TRANSACTION_COLUMNS } from './transaction-columns.tsx';

interface TransactionsPrintProps {
  title: string;
  facts: readonly PrintFact[];
  rows: readonly Transaction[];
}

/** The transactions on paper: the seven columns, with reference and ID in full. */
export function TransactionsPrint({ title, facts, rows }: TransactionsPrintProps) {
  const { i18n } = useLingui();
  const dayClock = useDayClockWithOffset();
  const amountOf = useSignedAmounts();
  const bonusOf = useBonusText();
  return (
    <PrintSheet title={title} facts={facts}>
      <PrintTable
        columns={TRANSACTION_COLUMNS.map(({ head, kind }) => ({
          name: i18n._(head),
          kind: kind === 'sum' ? 'number' : 'text',
        }))}
        rows={rows.map((row) => ({
          id: row.transactionId,
          cells: [
            dayClock(Date.parse(row.date)),
            <Numbers key="numbers" row={row} />,
            row.method ?? '–',
            i18n._(transactionTypeMessages[row.type]),
            amountOf(row),
            i18n._(transactionStatusMessages[row.status]),
            bonusOf(row) ?? '–',
          ],
        }))}
      />
    </PrintSheet>
  );
}

/** Reference and ID, on rows of their own. */
function Numbers({ row: { reference, transactionId } }: { row: Transaction }) {
  if (!reference) return transactionId;
  return (
    <>
      <PaymentReference>{reference}</PaymentReference>
      {`\n${transactionId}`}
    </>
  );
}
