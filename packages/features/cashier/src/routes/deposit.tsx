import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { PlayerBoundary } from '@baize/player';
import { loadDeferredMessages } from '@baize/shell/deferred-messages';
import type { PageHandle } from '@baize/shell/page-handle';
import { Badge } from '@baize/ui/badge';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '../deposit/back-link.tsx';
import { BalanceRow } from '../deposit/balance-row.tsx';
import * as styles from '../deposit/deposit.css.ts';
import { ViewerDeposit } from '../deposit/viewer-deposit.tsx';

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
      <header>
        <BackLink />
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {hasForm ? (
            <Badge tone="success" icon={<Lock />}>
              <Trans id="deposit.secure">Secure form</Trans>
            </Badge>
          ) : null}
        </div>
        <div className={styles.facts}>
          <PlayerBoundary>
            <BalanceRow />
          </PlayerBoundary>
        </div>
      </header>
      <ViewerDeposit onFormChange={setHasForm} />
    </div>
  );
}
