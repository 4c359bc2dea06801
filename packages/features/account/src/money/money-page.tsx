import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { PlayerIsland } from '@baize/shell/player-island';
import { useSession } from '@baize/shell/session';
import { lazy, useState } from 'react';
import { RecordsFailed, RecordsWaiting } from '../records/record-states.tsx';
import { Card } from '@baize/ui/card';
import { AreaTabs } from '../own/area-tabs.tsx';
import { DocumentTitleContext } from './document-title.ts';
import * as styles from './money-page.css.ts';
import { MoneyVisitor } from './money-visitor.tsx';

const VIEWS = {
  balance: lazy(async () => ({ default: (await import('../balance/player-balance.tsx')).PlayerBalance })),
  records: lazy(async () => ({ default: (await import('../records/player-records.tsx')).PlayerRecords })),
} as const;

/** A page about the player's money: their own view, a visitor's way in, or the boxes of what is coming. */
export function MoneyPage({ name, view }: { name: string; view: keyof typeof VIEWS }) {
  const { phase } = useSession();
  const [title, setTitle] = useState<string | null>(null);
  const View = VIEWS[view];
  const waiting = (
    <Card>
      <RecordsWaiting />
    </Card>
  );
  return (
    <div className={`${pageColumn} ${styles.page}`}>
      <PageHead title={title ?? name} />
      <h1 className={styles.title}>{name}</h1>
      <AreaTabs here={view === 'balance' ? 'balance' : 'transactions'} />
      {phase === 'signed-out' ? (
        <MoneyVisitor />
      ) : (
        <PlayerIsland
          fallback={waiting}
          failed={
            <Card>
              <RecordsFailed onRetry={() => window.location.reload()} />
            </Card>
          }
        >
          <DocumentTitleContext value={setTitle}>
            <View />
          </DocumentTitleContext>
        </PlayerIsland>
      )}
    </div>
  );
}
