import { Illustration } from '@baize/ui/illustration';
import { EmptyState } from '@baize/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import type { MoneyFormat } from '../money/money-style.ts';
import { usePlayerMoneyStyle } from '../money/use-player-money-style.ts';
import { LoadErrorState } from '../states/load-error-state.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { ReceiptsSkeleton } from './receipts-skeleton.tsx';
import { useReceipts, type ReceiptsState } from './use-receipts.ts';

/** A signed-in player's receipts, inside a `PlayerBoundary`. */
export function PlayerReceipts() {
  const money = usePlayerMoneyStyle();
  const state = useReceipts();
  return money ? <ReceiptsView state={state} money={money} /> : <ReceiptsSkeleton />;
}

export function ReceiptsView({ state, money }: { state: ReceiptsState; money: MoneyFormat }) {
  if (state.kind === 'loading') return <ReceiptsSkeleton />;
  if (state.kind === 'failed') {
    return (
      <LoadErrorState
        title={<Trans id="receipt.failed.title">Your receipts could not be loaded</Trans>}
        onRetry={state.retry}
      >
        <Trans id="receipt.failed.text">Nothing is lost: what was paid stays paid.</Trans>
      </LoadErrorState>
    );
  }
  if (state.receipts.length === 0) {
    return (
      <EmptyState
        heading="h3"
        illustration={<Illustration name="receipts" />}
        title={<Trans id="receipt.none.title">No receipts yet</Trans>}
      >
        <Trans id="receipt.none.text">
          Each reward you claim leaves a receipt here, to copy or to print.
        </Trans>
      </EmptyState>
    );
  }
  return <ReceiptList receipts={state.receipts} money={money} />;
}
