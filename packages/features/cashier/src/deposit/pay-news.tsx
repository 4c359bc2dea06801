import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { BonusRefused } from '../offers/bonus-refused.tsx';
import { useMoneyText } from '../money/use-money-text.ts';
import * as styles from './deposit.css.ts';
import { RefusalAlert } from './refusal.tsx';
import { TakenAlert } from './taken-alert.tsx';
import { Unresolved } from './unresolved.tsx';
import type { Payment } from './use-payment.ts';

export interface PayNewsProps {
  payment: Payment;
  currency: string;
  methods: readonly PaymentMethodRow[];
  /** Sends the payment without an answer again. */
  onAgain(sent: PaymentIntent): void;
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

function News({ payment, currency, methods, onAgain, onTwin, onWithoutBonus }: PayNewsProps) {
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
          onAgain={methods.some(({ id }) => id === sent.methodId) ? () => onAgain(sent) : null}
        />
      );
    }
    case 'twin':
      return <Twin made={state.made} onTwin={onTwin} />;
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

/** The same payment was sent by another tab, or given up, a moment ago: it is paid twice only by who says so. */
function Twin({ made, onTwin }: { made: PaymentIntent; onTwin(): void }) {
  const { method } = made;
  const money = useMoneyText(made.currency)(made.amount);
  return (
    <Alert tone="warning" announce="now">
      <div className={styles.lines}>
        <span>
          {made.isGivenUp ? (
            <Trans id="deposit.twin.given-up">
              Your payment of {money} by <bdi>{method}</bdi>, which you gave up, may still arrive. Pay again?
              Nothing of this one has been sent.
            </Trans>
          ) : (
            <Trans id="deposit.twin.text">
              You are already paying {money} by <bdi>{method}</bdi> from another tab. Pay again? Nothing has
              been sent from this one.
            </Trans>
          )}
        </span>
        <Button variant="outline" size="small" className={styles.way} onClick={onTwin}>
          <Trans id="deposit.twin.again">Pay {money} a second time</Trans>
        </Button>
      </div>
    </Alert>
  );
}
