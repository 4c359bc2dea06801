import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import type { MoneyStyle } from '../calendar/money-style.ts';
import { usePlayerMoney } from '../calendar/use-player-money.ts';
import { ReadFailed } from '../states/read-failed.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { ReceiptsWaiting } from './receipts-waiting.tsx';
import { useReceipts, type ReceiptsState } from './use-receipts.ts';

/** A signed-in player's receipts, inside a `PlayerIsland`. */
export function PlayerReceipts() {
  const money = usePlayerMoney();
  const state = useReceipts();
  return money ? <ReceiptsView state={state} money={money} /> : <ReceiptsWaiting />;
}

export function ReceiptsView({ state, money }: { state: ReceiptsState; money: MoneyStyle }) {
  if (state.kind === 'loading') return <ReceiptsWaiting />;
  if (state.kind === 'failed') {
    return (
      <ReadFailed
        title={<Trans id="receipt.failed.title">Your receipts could not be read</Trans>}
        onRetry={state.retry}
      >
        <Trans id="receipt.failed.text">Nothing is lost: what was paid stays paid.</Trans>
      </ReadFailed>
    );
  }
  if (state.receipts.length === 0) {
    return (
      <EmptyState
        heading="h3"
        picture={<PlaceArt place="receipts" />}
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
