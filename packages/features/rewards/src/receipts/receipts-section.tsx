import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import * as styles from './cashback.css.ts';
import { ReceiptsSkeleton } from './receipts-skeleton.tsx';

const PlayerReceipts = lazy(() =>
  import('./player-receipts.tsx').then((part) => ({ default: part.PlayerReceipts })),
);

/** The player's receipts on the cashback page; a visitor has none, and no empty box for them. */
export function ReceiptsSection() {
  const { phase } = useSession();
  if (phase !== 'signed-in') return null;
  return (
    <Card as="section" aria-labelledby="cashback-receipts" id="receipts">
      <h2 id="cashback-receipts" className={styles.section}>
        <Trans id="receipt.title">Your receipts</Trans>
      </h2>
      <PlayerBoundary fallback={<ReceiptsSkeleton />}>
        <PlayerReceipts />
      </PlayerBoundary>
    </Card>
  );
}
