import { usePlayer } from '@baize/player';
import { useState, useSyncExternalStore } from 'react';
import { depositIntents } from '../intent/payment-intents.ts';
import { useShowResult } from '../results/use-show-result.ts';
import { OpenPayments } from './open-payments.tsx';
import { SubmittedAlert, type SubmittedPayment } from './submitted-alert.tsx';
import { UnresolvedPayment } from './unresolved-payment.tsx';
import { useOpenPayments } from '../intent/use-open-payments.ts';

/**
 * The payments that are not settled, and the one that the gate follows (`submitted`), where no form can tell of them: a
 * gate blocks the deposit (PAY-06, PAY-08).
 */
export function PaymentsBeforeGate({ submitted = null }: { submitted?: SubmittedPayment | null }) {
  const userId = usePlayer()?.getUser.userId ?? null;
  const show = useShowResult();
  const [shown, setShown] = useState<SubmittedPayment | null>(null);
  const owed = useSyncExternalStore(
    depositIntents.subscribe,
    () => depositIntents.owed(userId),
    () => null,
  );
  const { open } = useOpenPayments();
  const last = shown ?? submitted;
  const told = owed === null ? last?.result.transactionId : owed.transactionId;
  return (
    <>
      {owed === null && last !== null ? <SubmittedAlert sent={last.sent} result={last.result} /> : null}
      {owed === null ? null : (
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
      )}
      <OpenPayments
        open={open.filter(({ transactionId }) => transactionId !== told)}
        // Only a form can send one again under its key; its result leads back to the provider.
        continueOf={() => null}
      />
    </>
  );
}
