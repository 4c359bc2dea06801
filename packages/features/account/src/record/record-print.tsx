import type { Transaction } from '@baize/api/endpoints/cashier';
import { useLingui } from '@lingui/react/macro';
import * as styles from '../print/print-sheet.css.ts';
import { PrintSheet } from '../print/print-sheet.tsx';
import { PrintTable } from '../print/print-table.tsx';
import { useDayClockInTwoZones } from '../records/record-cells.tsx';
import { RecordOutcome } from './record-outcome.tsx';
import { useStepNames } from './record-timeline.tsx';
import type { RecordFact } from './use-record-facts.ts';
import { useRecordSteps } from './use-record-progress.ts';

interface RecordPrintProps {
  row: Transaction;
  facts: readonly RecordFact[];
}

/**
 * What the page of a payment prints: facts, outcome, and what has happened so far. What may still change holds as of the
 * time of printing, so that steps still ahead are left out.
 */
export function RecordPrint({ row, facts }: RecordPrintProps) {
  const { t } = useLingui();
  const twoTimes = useDayClockInTwoZones();
  const stepName = useStepNames(row);
  const happened = t({ id: 'records.steps.title', message: 'What happened' });
  const steps = useRecordSteps(row).map((step, place) => ({
    ...step,
    // The platform always dates the first step, the others only where it keeps a history.
    at: place === 0 ? Date.parse(row.date) : step.at,
  }));
  return (
    <PrintSheet title={t({ id: 'records.paper.title', message: 'Transaction record' })} facts={facts}>
      <p className={styles.text}>
        <RecordOutcome row={row} />
      </p>
      <h2 className={styles.heading}>{happened}</h2>
      <PrintTable
        columns={[
          { name: t({ id: 'records.head.step', message: 'Step' }), kind: 'text' },
          { name: t({ id: 'records.head.date', message: 'Date' }), kind: 'text' },
        ]}
        rows={steps
          .filter(({ state }) => state !== 'ahead')
          .map((step) => ({
            id: step.step,
            cells: [stepName(step), step.at === null ? null : twoTimes(step.at)],
          }))}
      />
    </PrintSheet>
  );
}
