import { openModal } from '@baize/domain/modals';

/**
 * The address of the deposit with the amount and the method chosen before, in the query every deposit
 * page reads. A guest meets the way in over it, and stands before the deposit afterwards. Nothing of a card is in it.
 */
export function depositHref(ask: {
  /** Where the deposit is today: a path, or a modal over this page. */
  href: string;
  /** Null leaves it to the cashier. */
  amount: number | null;
  method: string;
  viewer: 'guest' | 'player';
}): string {
  const [path = '', written = ''] = ask.href.split('?', 2);
  const query = new URLSearchParams(written);
  if (ask.amount !== null) query.set('amount', String(ask.amount));
  query.set('activeMethod', ask.method);
  return `${path}${ask.viewer === 'guest' ? openModal(`?${query}`, 'sign-up') : `?${query}`}`;
}
