import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { RefusalAlert } from './refusal.tsx';
import { Unresolved } from './unresolved.tsx';
import type { Payment } from './use-payment.ts';

/** What became of the payment that was sent, where it did not simply go on. */
export function PayNews(news: { payment: Payment; currency: string; onAgain(): void }) {
  const { payment, currency, onAgain } = news;
  const { state } = payment;
  switch (state.kind) {
    case 'refused':
      return <RefusalAlert failure={state.failure} currency={currency} />;
    case 'unresolved':
      return <Unresolved sent={state.sent} onFound={payment.settle} onAgain={onAgain} />;
    case 'stranded':
      return (
        <Alert tone="danger" announce="now">
          <Trans id="deposit.stranded">
            The payment was to go on at a site we do not know, so we have not sent you there. Nothing was
            taken. Choose another method, or tell support.
          </Trans>
        </Alert>
      );
    case 'ready':
    case 'paying':
    case 'leaving':
      return null;
  }
}
