import { LATEST_DEPOSITS, transactionsQuery } from '@baize/api/queries/transactions';
import { depositStatus } from '@baize/domain/deposit-payment';
import { useApi } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answers } from '../intent/answers.css.ts';
import { useSentTime } from '../intent/use-sent-time.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './deposit.css.ts';
import type { DuplicateDeposit } from './use-duplicates.ts';

interface DuplicatePaymentProps {
  made: DuplicateDeposit;
  /** What is to be paid: the same, or another payment than the one another tab made meanwhile. */
  asked: Pick<DuplicateDeposit, 'methodId' | 'amount' | 'currency'>;
  onPay(): void;
  onLeave(): void;
}

/** The same payment was sent by another tab or given up a moment ago, or is open: it is paid twice only by who says so. */
export function DuplicatePayment({ made, asked, onPay, onLeave }: DuplicatePaymentProps) {
  const money = useMoneyFormatter(made.currency)(made.amount);
  const leave = useRef<HTMLButtonElement>(null);
  // The pay button is off while this is asked: the focus goes to the answer that costs nothing.
  useEffect(() => leave.current?.focus({ preventScroll: true }), []);
  return (
    <Alert tone="warning" announce="now">
      <div className={styles.lines}>
        <span>
          <DuplicateDescription made={made} money={money} />{' '}
          <Trans id="deposit.duplicate.confirm">Pay again? The second payment has not been sent.</Trans>
        </span>
        <div className={answers}>
          <Button ref={leave} variant="outline" size="small" onClick={onLeave}>
            <Trans id="deposit.duplicate.cancel">Don’t pay</Trans>
          </Button>
          <Button variant="outline" size="small" onClick={onPay}>
            <span>
              {asked.amount === made.amount && asked.methodId === made.methodId ? (
                <Trans id="deposit.duplicate.again">
                  Pay <MoneyAmount value={made.amount} currency={made.currency} /> a second time
                </Trans>
              ) : (
                <Trans id="deposit.duplicate.as-well">
                  Pay <MoneyAmount value={asked.amount} currency={asked.currency} /> as well
                </Trans>
              )}
            </span>
          </Button>
        </div>
      </div>
    </Alert>
  );
}

/** The other payment, by what the transactions say of it: paid, under way, or only sent. */
function DuplicateDescription({ made, money }: { made: DuplicateDeposit; money: string }) {
  const { method } = made;
  const deposits = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const row = deposits.data?.rows.find(({ transactionId }) => transactionId === made.transactionId);
  const time = useSentTime()(made.since);
  const isOpen = made.from === 'elsewhere' && depositStatus(row?.status) === 'open';
  if (made.from === 'open' || isOpen)
    return (
      <Trans id="deposit.duplicate.still-open">
        Your payment of {money} by <bdi>{method}</bdi>, sent at {time}, is still open.
      </Trans>
    );
  if (made.from === 'given-up')
    return (
      <Trans id="deposit.duplicate.abandoned">
        Your payment of {money} by <bdi>{method}</bdi>, which you gave up at {time}, may still arrive.
      </Trans>
    );
  if (made.from === 'elsewhere')
    return (
      <Trans id="deposit.duplicate.elsewhere">
        You paid {money} by <bdi>{method}</bdi> at {time}.
      </Trans>
    );
  switch (depositStatus(row?.status)) {
    case 'credited':
      return (
        <Trans id="deposit.duplicate.paid">
          You paid {money} by <bdi>{method}</bdi> at {time}, from another tab.
        </Trans>
      );
    case 'open':
      return (
        <Trans id="deposit.duplicate.open">
          You are already paying {money} by <bdi>{method}</bdi> from another tab, since {time}.
        </Trans>
      );
    default:
      return (
        <Trans id="deposit.duplicate.sent">
          A payment of {money} by <bdi>{method}</bdi> was sent from another tab at {time}.
        </Trans>
      );
  }
}
