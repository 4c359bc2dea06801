import { usePageTarget, type PageTarget } from './use-page-href.ts';

/** The parameter of an address that names a payment, by its ID or reference: of the transactions' page its record (PAY-10). */
export const RECORD_PARAM = 'record';

/** The target, a page of the app, with a payment named in its address; null where it is no page of ours. */
export function withRecord(target: PageTarget | null, id: string | null): PageTarget | null {
  if (id === null || !target?.href.startsWith('/') || target.external) return null;
  const [path = '', query = ''] = target.href.split('?', 2);
  const search = new URLSearchParams(query);
  search.set(RECORD_PARAM, id);
  return { ...target, href: `${path}?${search.toString()}` };
}

/**
 * Returns where the record of a payment is, by its reference or number (PAY-10); null where the settings lead the transactions
 * elsewhere, and nobody knows how a record is opened there.
 */
export function useRecordTarget(id: string | null): PageTarget | null {
  return useRecordTargets()(id);
}

/** As `useRecordTarget`, of whichever payment is asked for later. */
export function useRecordTargets(): (id: string | null) => PageTarget | null {
  const transactions = usePageTarget('transactions');
  return (id) => withRecord(transactions, id);
}
