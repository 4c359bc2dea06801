import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { lazy, useState } from 'react';
import { AccountTabs } from '../layout/account-tabs.tsx';
import { PlayerRecords } from './player-records.tsx';
import { RecordsCardError, RecordsCardSkeleton } from '../records/record-states.tsx';
import { DocumentTitleContext } from '../records/document-title.ts';
import * as styles from './money-page.css.ts';
import { MoneyVisitor } from './money-visitor.tsx';

const Balance = lazy(async () => ({
  default: (await import('../balance/player-balance.tsx')).PlayerBalance,
}));

/** A page about the player's money: their own view, a visitor's way in, or the boxes of what is coming. */
export function MoneyPage({ name, view }: { name: string; view: 'balance' | 'records' }) {
  const { phase } = useSession();
  const [title, setTitle] = useState<string | null>(null);
  return (
    <div className={`${pageColumn} ${styles.page}`}>
      <PageHead title={title ?? name} />
      <h1 className={styles.title}>{name}</h1>
      <AccountTabs here={view === 'balance' ? 'balance' : 'transactions'} />
      {/* Until the session is known, the stored token decides which of both is visible. */}
      {phase === 'signed-in' ? null : (
        <div className={phase === 'starting' ? styles.ifNoSession : styles.forVisitor}>
          <MoneyVisitor />
        </div>
      )}
      {phase === 'signed-out' ? null : (
        <div className={phase === 'starting' ? styles.ifSessionStored : styles.forPlayer}>
          <DocumentTitleContext value={setTitle}>
            {view === 'records' ? (
              <PlayerRecords />
            ) : (
              <PlayerBoundary fallback={<RecordsCardSkeleton />} errorFallback={<RecordsCardError />}>
                <Balance />
              </PlayerBoundary>
            )}
          </DocumentTitleContext>
        </div>
      )}
    </div>
  );
}
