import { usePlayer } from '@baize/shell/player';
import { useState, useSyncExternalStore } from 'react';
import { depositIntents } from '../intent/payment-intents.ts';
import { useShowResult } from '../results/use-show-result.ts';
import { SubmittedAlert, type SubmittedPayment } from './submitted-alert.tsx';
import { UnresolvedPayment } from './unresolved-payment.tsx';

/**
 * What became of a payment without an answer, or of the one that the gate follows (`submitted`), where no form can say it: a
 * gate blocks the deposit (PAY-06, PAY-08).
 */
export function UnresolvedBeforeGate({ submitted = null }: { submitted?: SubmittedPayment | null }) {
  const userId = usePlayer()?.getUser.userId ?? null;
  const show = useShowResult();
  const [shown, setShown] = useState<SubmittedPayment | null>(null);
  const owed = useSyncExternalStore(
    depositIntents.subscribe,
    () => depositIntents.owed(userId),
    () => null,
  );
  const last = shown ?? submitted;
  if (owed === null) return last === null ? null : <SubmittedAlert sent={last.sent} result={last.result} />;
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
