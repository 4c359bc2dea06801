import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { loadDeferredMessages } from '@baize/shell/deferred-messages';
import type { PageHandle } from '@baize/shell/page-handle';
import { useLingui } from '@lingui/react/macro';
import * as styles from '../withdraw/player-withdraw.css.ts';
import { ViewerWithdraw } from '../withdraw/viewer-withdraw.tsx';

// Nothing of this page is drawn without its words.
await loadDeferredMessages();

export const handle: PageHandle = { reads: ['payments', 'withdrawals'], words: 'later' };

/** Money out: what can be withdrawn now, and the form (PAY-09). */
export default function WithdrawPage() {
  const { t } = useLingui();
  const title = t({ id: 'nav.withdraw', message: 'Withdraw' });
  return (
    <div className={`${pageColumn} ${styles.page}`}>
      <PageHead title={title} />
      <h1 className={styles.title}>{title}</h1>
      <ViewerWithdraw shape="page" />
    </div>
  );
}
