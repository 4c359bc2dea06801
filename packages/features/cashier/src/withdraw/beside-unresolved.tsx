import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import { isSameOrder } from './sent-withdrawal.ts';
import type { WithdrawOrder } from './withdraw-result.ts';

interface BesideUnresolvedProps {
  order: WithdrawOrder;
  beside: readonly PaymentIntent[];
}

/** What may have been made already is said of each: this one comes on top of it, or sends that very one again. */
export function BesideUnresolved({ order, beside }: BesideUnresolvedProps) {
  const same = beside.find((sent) => isSameOrder(sent, order));
  if (same)
    return (
      <Alert tone="warning">
        <Trans id="withdraw.review.same">
          This very withdrawal has no answer yet. It is sent again, and made once.
        </Trans>
      </Alert>
    );
  return beside.map(({ nonce, amount, currency, method }) => (
    <Alert key={nonce} tone="warning">
      <Trans id="withdraw.review.beside">
        Your withdrawal of <MoneyAmount value={amount} currency={currency} /> by <bdi>{method}</bdi> has no
        answer yet. This one comes on top of it.
      </Trans>
    </Alert>
  ));
}
