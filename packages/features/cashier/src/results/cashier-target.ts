import { overlaySearch, readModals } from '@baize/domain/modals';
import type { PageTarget } from '@baize/links';

/** How the cashier is opened: as a page, over the page that is shown, or at another site. */
export type CashierTarget = { kind: 'page' | 'over' | 'away'; href: string };

/** The address of the cashier with a method chosen before and the amount kept (PAY-07); null where the brand has no cashier. */
export function cashierTarget({
  cashier,
  search,
  method,
  amount,
}: {
  cashier: PageTarget | null;
  /** The query of the page that is shown. */
  search: string;
  method: number;
  /** What was to be paid, to be paid by the other method; null where it is not known. */
  amount: number | null;
}): CashierTarget | null {
  if (cashier === null) return null;
  const { href, external } = cashier;
  const wish = `${href.includes('?') ? '&' : '?'}activeMethod=${method}${amount === null ? '' : `&amount=${amount}`}`;
  if (external) return { kind: 'away', href: href + wish };
  if (href.startsWith('?') && readModals(href).length > 0)
    return { kind: 'over', href: overlaySearch(search, href + wish) };
  return { kind: 'page', href: href + wish };
}
