import { useNow } from '@baize/page/clock';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Trans } from '@lingui/react/macro';

interface FinishPaymentProps {
  /** A button beside it leads to where the payment goes on. */
  canContinue: boolean;
  /** Until when the payment stays open, where the platform says. */
  expiresAt: string | null;
}

/** What the player does about a payment that may wait for them at the provider or the bank. */
export function FinishPayment({ canContinue, expiresAt }: FinishPaymentProps) {
  return (
    <>
      {canContinue ? (
        <Trans id="records.next.unfinished.continue">
          If you have not confirmed it yet, continue where you left it. If you have done so, there is nothing
          you need to do.
        </Trans>
      ) : (
        <Trans id="records.next.unfinished">
          If the provider or your bank still asks you to confirm it, confirm it there. If you have done so,
          there is nothing you need to do.
        </Trans>
      )}
      {expiresAt === null ? null : <OpenUntil instant={Date.parse(expiresAt)} />}
    </>
  );
}

function OpenUntil({ instant }: { instant: number }) {
  const twoTimes = useFormatLocalAndUtc();
  const now = useNow({ every: 'minute' });
  const time = twoTimes(instant);
  if (now === null || now >= instant) return null;
  return (
    <>
      {' '}
      <Trans id="records.next.open-until">The payment stays open until {time}.</Trans>
    </>
  );
}
