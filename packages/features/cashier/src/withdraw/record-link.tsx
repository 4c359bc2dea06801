import type { Transaction } from '@baize/api/endpoints/cashier';
import { TargetLink, usePageTarget } from '@baize/shell/links';
import { linkClass } from '@baize/ui/link';
import type { ReactNode } from 'react';

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
  const page = usePageTarget('transactions');
  const id = reference ?? transactionId;
  const name = children ?? <bdi dir="ltr">{id}</bdi>;
  // Where the settings lead elsewhere, nobody knows how a record is opened there.
  if (!page?.href.startsWith('/') || page.external) return children === undefined ? name : null;
  const [path = '', query = ''] = page.href.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('record', id);
  const target = { ...page, href: `${path}?${search.toString()}` };
  return (
    <TargetLink target={target} className={className}>
      {name}
    </TargetLink>
  );
}
