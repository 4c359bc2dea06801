import type { CasinoHistoryEntry } from '@baize/api/endpoints/cashier';
import { signedEntryAmount } from '@baize/domain/transactions';
import { casinoEntryMessages } from '@baize/i18n/catalogue/transactions';
import { usePlayer } from '@baize/player';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';
import { withPlus } from '@baize/wallet/with-plus';
import { useLingui } from '@lingui/react';
import { PrintSheet, type PrintFact } from '../print/print-sheet.tsx';
import { PrintTable } from '../print/print-table.tsx';
import { useDayClockWithOffset } from '../records/record-cells.tsx';
import { CASINO_COLUMNS } from './casino-columns.tsx';

interface CasinoPrintProps {
  title: string;
  facts: readonly PrintFact[];
  rows: readonly CasinoHistoryEntry[];
}

/** The casino history on paper: its nine columns. */
export function CasinoPrint({ title, facts, rows }: CasinoPrintProps) {
  const { i18n } = useLingui();
  const own = usePlayer()?.getUser.userWallet.currencyCode ?? '';
  const dayClock = useDayClockWithOffset();
  const write = useMultiCurrencyFormatter();
  const money = (amount: number | null, { currencyCode }: CasinoHistoryEntry) =>
    amount === null ? '–' : write(amount, currencyCode ?? own);
  return (
    <PrintSheet title={title} facts={facts}>
      <PrintTable
        columns={CASINO_COLUMNS.map(({ head, kind }) => ({
          name: i18n._(head),
          kind: kind === 'sum' || kind === 'number' ? 'number' : 'text',
        }))}
        rows={rows.map((row) => ({
          id: row.transactionId,
          cells: [
            row.transactionId,
            i18n._(casinoEntryMessages[row.type]),
            row.gameName || '–',
            row.provider || '–',
            money(row.balanceBefore, row),
            withPlus(money(signedEntryAmount(row), row), signedEntryAmount(row)),
            money(row.balanceAfter, row),
            money(row.bonusBalance, row),
            dayClock(Date.parse(row.date)),
          ],
        }))}
      />
    </PrintSheet>
  );
}
