import type { Transaction } from '@baize/api/endpoints/cashier';
import { TargetLink } from '@baize/shell/links';
import { linkClass } from '@baize/ui/link';
import { useRecordTarget } from '../record/use-record-target.ts';

/** A withdrawal's reference, or its number where it has none, as the way to its record (PAY-10). */
export function RecordLink({
  row: { reference, transactionId },
}: {
  row: Pick<Transaction, 'reference' | 'transactionId'>;
}) {
  const id = reference ?? transactionId;
  const target = useRecordTarget(id);
  const name = <bdi dir="ltr">{id}</bdi>;
  if (target === null) return name;
  return (
    <TargetLink target={target} className={linkClass}>
      {name}
    </TargetLink>
  );
}
