import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { BonusRefused } from '../offers/bonus-refused.tsx';
import * as styles from './deposit.css.ts';
import { RefusalAlert } from './refusal.tsx';
import { TakenAlert } from './taken-alert.tsx';
import { Twin } from './twin.tsx';
import { Unresolved } from './unresolved.tsx';
import type { Payment } from './use-payment.ts';
import type { Resend } from './use-resend.ts';

export interface PayNewsProps {
  payment: Payment;
  currency: string;
  methods: readonly PaymentMethodRow[];
  /** How the payment without an answer is sent again. */
  resend: Resend;
  /** Pays although another tab made the same payment. */
  onTwin(): void;
  /** Pays without the bonus that was refused. */
  onWithoutBonus(): void;
}

/** What became of the payment that was sent, where it did not simply go on; scrolled to where it is out of view. */
export function PayNews(props: PayNewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { kind } = props.payment.state;
  useEffect(() => {
    if (kind === 'refused' || kind === 'twin' || kind === 'unresolved' || kind === 'stranded')
      place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [kind]);
  return (
    <div ref={place} className={styles.news}>
      <News {...props} />
    </div>
  );
}

function News({ payment, currency, methods, resend, onTwin, onWithoutBonus }: PayNewsProps) {
  const { state } = payment;
  switch (state.kind) {
    case 'refused':
      if (state.about === 'bonus')
        return <BonusRefused failure={state.failure} currency={currency} onWithout={onWithoutBonus} />;
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
        <Unresolved
          key={sent.nonce}
          sent={sent}
          onFound={payment.settle}
          onGivenUp={() => payment.settle('given-up')}
          resend={resend}
        />
      );
    }
    case 'twin':
      return <Twin made={state.made} onPay={onTwin} onLeave={payment.next} />;
    case 'taken':
      return <TakenAlert sent={state.sent} result={state.result} />;
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
