import type { Transaction } from '@baize/api/endpoints/cashier';
import { TargetLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { PaymentReference } from '@baize/wallet/payment-reference';
import type { ReactNode } from 'react';
import { useRecordTarget } from '@baize/links/record-target';

interface RecordLinkProps {
  row: Pick<Transaction, 'reference' | 'transactionId'>;
  /** In place of a link's own look. */
  className?: string;
  /** In place of the reference. */
  children?: ReactNode;
}

/** A withdrawal's reference, or its number where it has none, as the way to its record (PAY-10). */
export function RecordLink({
  row: { reference, transactionId },
  className = linkClass,
  children,
}: RecordLinkProps) {
  const id = reference ?? transactionId;
  const target = useRecordTarget(id);
  const name = children ?? <PaymentReference>{id}</PaymentReference>;
  // Where the settings lead elsewhere, nobody knows how a record is opened there.
  if (target === null) return children === undefined ? name : null;
  return (
    <TargetLink target={target} className={className}>
      {name}
    </TargetLink>
  );
}
