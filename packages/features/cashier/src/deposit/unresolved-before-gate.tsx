import { usePlayer } from '@baize/shell/player';
import { useState, useSyncExternalStore } from 'react';
import { depositIntents, type PaymentIntent } from '../intent/payment-intents.ts';
import { useShowResult, type ShownResult } from '../results/use-show-result.ts';
import { SubmittedAlert } from './submitted-alert.tsx';
import { UnresolvedPayment } from './unresolved-payment.tsx';

/** What became of a payment without an answer, where no form can say it: a gate blocks the deposit (PAY-06, PAY-08). */
export function UnresolvedBeforeGate() {
  const userId = usePlayer()?.getUser.userId ?? null;
  const show = useShowResult();
  const [shown, setShown] = useState<{ sent: PaymentIntent; result: ShownResult } | null>(null);
  const owed = useSyncExternalStore(
    depositIntents.subscribe,
    () => depositIntents.owed(userId),
    () => null,
  );
  if (owed === null) return shown === null ? null : <SubmittedAlert {...shown} />;
  return (
    <UnresolvedPayment
      key={owed.nonce}
      sent={owed}
      resend={null}
      onGivenUp={() => undefined}
      onFound={({ outcome, transactionId, result }) => {
        if (!depositIntents.settle({ nonce: owed.nonce, outcome, transactionId })) return;
        setShown({ sent: owed, result });
        show(result);
      }}
    />
  );
}
