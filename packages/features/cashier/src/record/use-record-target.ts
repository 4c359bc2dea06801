import { usePageTarget, type PageTarget } from '@baize/shell/links';
import { RECORD_PARAM } from '@baize/shell/record-param';

/**
 * Returns where the record of a payment is, by its reference or number (PAY-10); null where the settings lead the transactions
 * elsewhere, and nobody knows how a record is opened there.
 */
export function useRecordTarget(id: string | null): PageTarget | null {
  const page = usePageTarget('transactions');
  if (id === null || !page?.href.startsWith('/') || page.external) return null;
  const [path = '', query = ''] = page.href.split('?', 2);
  const search = new URLSearchParams(query);
  search.set(RECORD_PARAM, id);
  return { ...page, href: `${path}?${search.toString()}` };
}
