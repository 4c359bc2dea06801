import type { Transaction } from '@baize/api/endpoints/cashier';
import { TargetLink, usePageTarget } from '@baize/shell/links';
import { linkClass } from '@baize/ui/link';

/** A withdrawal's reference, or its number where it has none, as the way to its record (PAY-10). */
export function RecordLink({
  row: { reference, transactionId },
}: {
  row: Pick<Transaction, 'reference' | 'transactionId'>;
}) {
  const page = usePageTarget('transactions');
  const id = reference ?? transactionId;
  const name = <bdi dir="ltr">{id}</bdi>;
  // Where the settings lead elsewhere, nobody knows how a record is opened there.
  if (!page?.href.startsWith('/') || page.external) return name;
  const [path = '', query = ''] = page.href.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('record', id);
  return (
    <TargetLink target={{ ...page, href: `${path}?${search.toString()}` }} className={linkClass}>
      {name}
    </TargetLink>
  );
}
