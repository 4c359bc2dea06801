import { SectionErrorBoundary } from '@baize/page/section-errors';
import { usePlayer } from '@baize/player';
import { useExpectedPayments } from '@baize/player/expected-payments';
import { lazy, Suspense } from 'react';

const SettledPaymentNotifier = lazy(async () => ({
  default: await (await import('../lazy-dialogs.ts')).loadSettledPaymentNotifier(),
}));

/** Looks whether the player waits for a payment; most never do, and load nothing for it. */
export function ExpectedPaymentsGate() {
  const userId = usePlayer()?.getUser.userId ?? null;
  if (useExpectedPayments(userId).length === 0) return null;
  return (
    <SectionErrorBoundary fallback={null}>
      <Suspense>
        <SettledPaymentNotifier />
      </Suspense>
    </SectionErrorBoundary>
  );
}
