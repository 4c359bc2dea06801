import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { loadDeferredMessages } from '@baize/shell/deferred-messages';
import type { PageHandle } from '@baize/shell/page-handle';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as styles from '../deposit/deposit.css.ts';
import { ViewerDeposit } from '../deposit/viewer-deposit.tsx';
import { CashierHead } from '../head/cashier-head.tsx';
import { DepositHeadLinks } from '../head/head-links.tsx';

// Nothing of this page is drawn without its words.
await loadDeferredMessages();

export const handle: PageHandle = { reads: ['payments', 'deposits'], words: 'later' };

/** Money in: by what, how much, and what becomes of it. */
export default function DepositPage() {
  const { t } = useLingui();
  const [hasForm, setHasForm] = useState(true);
  const title = t({ id: 'nav.deposit', message: 'Deposit' });
  return (
    <div className={`${pageColumn} ${styles.page}`}>
      <PageHead
        title={title}
        description={t({
          id: 'deposit.lead',
          message: 'Payment methods for your country, with your limits in view.',
        })}
      />
      <CashierHead title={title} hasForm={hasForm} links={<DepositHeadLinks />} />
      <ViewerDeposit onFormChange={setHasForm} />
    </div>
  );
}
