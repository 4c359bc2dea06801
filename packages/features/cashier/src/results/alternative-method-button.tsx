import { usePageTarget } from '@baize/links';
import { logEvent } from '@baize/player/log-event';
import { fullLoadHrefFor } from '@baize/player/tracked-document';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { useOpenPayments } from '../intent/use-open-payments.ts';
import { cashierTarget } from './cashier-target.ts';
import type { DepositResult } from './use-deposit-result.ts';
import * as styles from '../receipt/result.css.ts';
import { useAlternativeMethod, type AlternativeMethod } from './use-alternative-method.ts';

interface AlternativeMethodButtonProps {
  result: DepositResult;
  variant: 'primary' | 'outline';
  /** The deposit by the other method takes the dialog's place. */
  onTaken(): void;
}

/** What is offered in place of this payment; null where nothing is. */
export function useAlternativeTo({ row, stored, event, method }: DepositResult): AlternativeMethod {
  return useAlternativeMethod({
    event,
    method,
    methodId: row?.failedMethodId ?? null,
    currency: row?.currencyCode ?? stored?.currency ?? event?.currencyCode ?? null,
    amount: amountOf({ row, stored, event }),
  });
}

function amountOf({ row, stored, event }: Pick<DepositResult, 'row' | 'stored' | 'event'>): number | null {
  return row?.amount ?? stored?.amount ?? event?.amount ?? null;
}

/**
 * Leads to the deposit by another method, and tells the platform that it was taken (PAY-07). It takes the dialog's place in the
 * history: Back does not open a failure that has been dealt with.
 */
export function AlternativeMethodButton({ result, variant, onTaken }: AlternativeMethodButtonProps) {
  const cashier = usePageTarget('deposit');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { transactionId } = result;
  const amount = amountOf(result);
  // Beside another payment that is still open nobody is pressed to pay again.
  const hasOpen = useOpenPayments().open.length > 0;
  const other = useAlternativeTo(result);
  if (other === null || cashier === null) return null;
  if (other === 'loading') return <AlternativeMethodRoom />;
  const { id, title } = other;
  const go = () => {
    void logEvent('ALTERNATIVE_METHOD_BUTTON', { transactionId, methodId: id });
    const way = cashierTarget({ cashier, search, method: id, amount });
    if (way === null) return;
    const elsewhere = way.kind === 'away' ? way.href : fullLoadHrefFor(way.href);
    onTaken();
    if (elsewhere !== null) window.location.replace(elsewhere);
    else void navigate(way.href, { replace: true, preventScrollReset: way.kind === 'over' });
  };
  const method = <bdi>{title}</bdi>;
  return (
    <Button variant={hasOpen ? 'outline' : variant} onClick={go}>
      <span>
        <Trans id="deposit.failed-later.other">Pay by {method} instead</Trans>
      </span>
    </Button>
  );
}

/** Keeps the button's place while nobody knows what stands there. */
export function AlternativeMethodRoom() {
  return <span className={styles.buttonRoom} aria-hidden />;
}
