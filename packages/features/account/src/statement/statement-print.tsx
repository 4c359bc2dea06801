import type { Statement } from '@baize/domain/statement';
import { usePlayer } from '@baize/player';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import * as styles from '../print/print-sheet.css.ts';
import { PrintSheet } from '../print/print-sheet.tsx';
import { PrintTable } from '../print/print-table.tsx';
import { useStatementRows } from './statement-rows.ts';
import { useStatementLabels } from './use-statement-labels.ts';

interface StatementPrintProps {
  statement: Statement;
  /** The days it covers, in words. */
  period: string;
}

/** The statement on paper: totals since the account was opened, then each currency's months. */
export function StatementPrint({ statement, period }: StatementPrintProps) {
  const { t } = useLingui();
  const words = useStatementLabels();
  const rowsOf = useStatementRows(statement);
  const money = useMultiCurrencyFormatter();
  const player = usePlayer();
  const own = player?.getUser.userWallet.currencyCode ?? '';
  return (
    <PrintSheet
      title={t({ id: 'statement.title', message: 'Statement' })}
      facts={[
        { name: t({ id: 'print.period', message: 'Period' }), value: period },
        {
          name: t({ id: 'statement.total-deposit', message: 'All deposits so far' }),
          value: player && money(player.totalDeposit, own),
        },
        {
          name: t({ id: 'statement.total-spend', message: 'All stakes so far' }),
          value: player && money(player.totalSpend, own),
        },
      ]}
    >
      {statement.totals.map(({ currencyCode }) => (
        <Fragment key={currencyCode}>
          <h2 className={styles.heading}>
            {t({ id: 'statement.of', message: `Statement in ${currencyCode}` })}
          </h2>
          <PrintTable
            columns={[
              { name: words.month, kind: 'text' },
              ...words.figures.map(({ name }) => ({ name, kind: 'number' as const })),
            ]}
            rows={rowsOf(currencyCode).map(({ id, name, totals }) => ({
              id,
              cells: [name, ...words.figures.map(({ key }) => money(totals[key], currencyCode))],
              kind: id === '' ? 'total' : undefined,
            }))}
          />
        </Fragment>
      ))}
    </PrintSheet>
  );
}
