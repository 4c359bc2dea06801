import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { BonusRefused } from '../offers/bonus-refused.tsx';
import * as styles from './deposit.css.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import { SubmittedAlert } from './submitted-alert.tsx';
import { DuplicatePayment } from './duplicate-payment.tsx';
import { UnresolvedPayment } from './unresolved-payment.tsx';
import type { DepositPayment } from './use-payment.ts';
import type { Resend } from './use-resend.ts';

export interface PaymentNoticeProps {
  payment: DepositPayment;
  currency: string;
  methods: readonly PaymentMethodRow[];
  /** How the payment without an answer is sent again. */
  resend: Resend;
  /** Pays although another tab made the same payment. */
  onConfirmDuplicate(): void;
  /** Pays without the bonus that was refused. */
  onWithoutBonus(): void;
}

/** What became of the payment that was sent, where it did not simply go on; scrolled to where it is out of view. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { kind } = props.payment.state;
  useEffect(() => {
    if (kind !== 'ready' && kind !== 'paying' && kind !== 'leaving')
      place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [kind]);
  return (
    <div ref={place} className={styles.notice}>
      <NoticeContent {...props} />
    </div>
  );
}

function NoticeContent({
  payment,
  currency,
  methods,
  resend,
  onConfirmDuplicate,
  onWithoutBonus,
}: PaymentNoticeProps) {
  const { state } = payment;
  switch (state.kind) {
    case 'refused':
      if (state.about === 'bonus')
        return (
          <BonusRefused failure={state.failure} currency={currency} onPayWithoutBonus={onWithoutBonus} />
        );
      return (
        <RefusalAlert
          failure={state.failure}
          currency={currency}
          method={methods.find(({ id }) => id === state.sent.methodId) ?? null}
        />
      );
    case 'unresolved': {
      const { sent } = state;
      return (
        <UnresolvedPayment
          key={sent.nonce}
          sent={sent}
          onFound={payment.settle}
          onGivenUp={payment.giveUp}
          resend={resend}
        />
      );
    }
    case 'twin':
      return <DuplicatePayment made={state.made} onPay={onConfirmDuplicate} onLeave={payment.reset} />;
    case 'taken':
      return <SubmittedAlert sent={state.sent} result={state.result} />;
    case 'stranded':
      return (
        <Alert tone="danger" announce="now">
          <Trans id="deposit.unknown-redirect">
            The payment would have continued on a site we do not recognise, so we stopped it. Nothing was
            taken. Choose another method or contact support.
          </Trans>
        </Alert>
      );
    case 'ready':
    case 'paying':
    case 'leaving':
      return null;
  }
}
