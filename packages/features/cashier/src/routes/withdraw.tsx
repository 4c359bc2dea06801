import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { loadDeferredMessages } from '@baize/shell/deferred-messages';
import type { PageHandle } from '@baize/shell/page-handle';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CashierHead } from '../head/cashier-head.tsx';
import { WithdrawHeadLinks } from '../head/head-links.tsx';
import { UnresolvedDeposits } from '../unresolved/unresolved-deposits.tsx';
import * as styles from '../withdraw/player-withdraw.css.ts';
import { ViewerWithdraw } from '../withdraw/viewer-withdraw.tsx';

// Nothing of this page is drawn without its words.
await loadDeferredMessages();

export const handle: PageHandle = { reads: ['payments', 'withdrawals'], words: 'later' };

/** Money out: what can be withdrawn now, and the form (PAY-09). */
export default function WithdrawPage() {
  const { t } = useLingui();
  const [hasForm, setHasForm] = useState(true);
  const title = t({ id: 'nav.withdraw', message: 'Withdraw' });
  return (
    <div className={`${pageColumn} ${styles.page}`}>
      <PageHead title={title} />
      <CashierHead title={title} hasForm={hasForm} links={<WithdrawHeadLinks />} />
      <div className={styles.sections}>
        <UnresolvedDeposits />
        <ViewerWithdraw shape="page" onFormChange={setHasForm} />
      </div>
    </div>
  );
}
