import { useLingui } from '@lingui/react/macro';
import { PrintSheet } from '../print/print-sheet.tsx';
import type { RecordFact } from './use-record-facts.ts';

/** What the page of a payment prints: its facts. What may still change holds as of the time of printing. */
export function RecordPrint({ facts }: { facts: readonly RecordFact[] }) {
  const { t } = useLingui();
  return <PrintSheet title={t({ id: 'records.paper.title', message: 'Transaction record' })} facts={facts} />;
}
