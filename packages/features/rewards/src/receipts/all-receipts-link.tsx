import { usePageTarget } from '@baize/links';
import { useSession } from '@baize/player/session';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import * as styles from './all-receipts-link.css.ts';

/** The way from the calendar over a page to every receipt; a visitor has none. */
export function AllReceiptsLink() {
  const { phase } = useSession();
  const page = usePageTarget('cashback');
  if (phase !== 'signed-in' || !page || page.external) return null;
  return (
    <p className={styles.foot}>
      <Link to={`${page.href}#receipts`} className={`${linkClass} ${styles.way}`}>
        <ReceiptText size={18} aria-hidden />
        <Trans id="receipt.all-receipts">All receipts</Trans>
      </Link>
    </p>
  );
}
