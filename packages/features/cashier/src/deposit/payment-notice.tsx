import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { scrollToNotice } from '../fields/field-focus.ts';
import { BonusRefused } from './bonus-refused.tsx';
import * as styles from './deposit.css.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import { DuplicatePayment } from './duplicate-payment.tsx';
import { UnresolvedPayment, type UnresolvedPaymentProps } from './unresolved-payment.tsx';
import type { DepositPayment, DepositPaymentState } from './use-payment.ts';
import type { Resend } from './use-resend.ts';

type Kind = DepositPaymentState['kind'];

export interface PaymentNoticeProps {
  payment: DepositPayment;
  currency: string;
  methods: readonly PaymentMethodRow[];
  /** How the payment without an answer is sent again. */
  resend: Resend;
  /** Pays although the same payment was made, or is open. */
  onConfirmDuplicate(): void;
  /** Pays without the bonus that was refused. */
  onWithoutBonus(): void;
  /** A payment without an answer is told of before everything else, the rest beside the button it is about. */
  place: 'top' | 'button';
}

/** What became of the payment that was sent, where it did not simply go on; scrolled to where it is out of view. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { kind } = props.payment.state;
  const isHere = (kind === 'unresolved') === (props.place === 'top');
  const [sequence, setSequence] = useState<readonly [before: Kind | null, now: Kind]>([null, kind]);
  if (sequence[1] !== kind) setSequence([sequence[1], kind]);
  useEffect(() => {
    if (place.current && kind !== 'ready' && kind !== 'paying' && kind !== 'leaving')
      scrollToNotice(place.current);
  }, [kind]);
  if (!isHere) return null;
  return (
    <div ref={place} className={styles.notice}>
      <NoticeContent {...props} takesFocus={focusRule(sequence[0])} />
    </div>
  );
}

/** After a press the focus goes to what came of it; elsewhere, as on a page loaded anew, only one that nothing has does. */
function focusRule(before: Kind | null): UnresolvedPaymentProps['takesFocus'] {
  return before === 'paying' ? 'always' : 'when-lost';
}

function NoticeContent({
  takesFocus,
  payment,
  currency,
  methods,
  resend,
  onConfirmDuplicate,
  onWithoutBonus,
}: Omit<PaymentNoticeProps, 'place'> & Pick<UnresolvedPaymentProps, 'takesFocus'>) {
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
      const { sent, refusal = null } = state;
      return (
        <UnresolvedPayment
          key={sent.nonce}
          sent={sent}
          refusal={refusal}
          onFound={payment.settle}
          onGivenUp={payment.giveUp}
          resend={resend}
          takesFocus={takesFocus}
        />
      );
    }
    case 'twin':
      return <DuplicatePayment {...state} onPay={onConfirmDuplicate} onLeave={payment.reset} />;
    case 'stranded':
      return (
        <Alert tone="danger" announce="now">
          <Trans id="deposit.unknown-redirect">
            The payment would have continued on a site we do not recognise, so we did not open it. It may
            still be open: ask support before you pay again.
          </Trans>
        </Alert>
      );
    case 'taken':
    case 'ready':
    case 'paying':
    case 'leaving':
      return null;
  }
}
