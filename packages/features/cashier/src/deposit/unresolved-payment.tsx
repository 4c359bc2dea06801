import type { ApiFailure } from '@baize/api/failure';
import { platformClock } from '@baize/browser/clock';
import { PageLink } from '@baize/links';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { ResendRefused } from '../intent/resend-refused.tsx';
import { useSentTime } from '../intent/use-sent-time.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './deposit.css.ts';
import { BonusRefusalCause } from './bonus-refused.tsx';
import { isSecretField } from './order-fields.ts';
import { PaymentInOtherTab } from './payment-in-other-tab.tsx';
import { Timeline } from '../results/timeline.tsx';
import { RefusalText } from './refusal-alert.tsx';
import { useLostDeposit, type FoundDeposit, type LostDepositStatus } from './use-lost-deposit.ts';
import { refusesBonus } from './use-payment-answers.ts';
import type { Resend } from './use-resend.ts';

/** So long after it was sent a payment that no transaction shows may be given up, in ms. */
const GIVEN_UP_AFTER_MS = 60_000;

export interface UnresolvedPaymentProps {
  sent: PaymentIntent;
  /** Why it could not be sent again the last time it was tried. */
  refusal?: ApiFailure | null;
  /** The payment was found, made or failed. */
  onFound(found: FoundDeposit): void;
  /** The player pays anew instead. */
  onGivenUp(): void;
  /** Sends the very same payment again by the pay button: under its key it is made once. Null where nothing can be paid. */
  resend: Resend | null;
  /** Whether its first words take the focus: what had it may be off, or gone. */
  takesFocus?: 'always' | 'when-lost' | undefined;
}

/** No answer came: the transactions are read again before anything is called failed (PAY-06, beyond 7). */
export function UnresolvedPayment(props: UnresolvedPaymentProps) {
  const { sent, refusal = null, onFound, onGivenUp, resend, takesFocus } = props;
  const heading = useRef<HTMLElement>(null);
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  const { method, bonus, nonce, since } = sent;
  const time = useSentTime()(since);
  const bonusName = bonus?.name ?? null;
  const status = useLostDeposit(sent, { tab: sent.tab, onFound });
  const report = useEffectEvent(() => resend?.onStatus(nonce, status));
  useEffect(() => report(), [nonce, status]);
  const isElsewhere = status === 'in-other-tab';
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (takesFocus === 'always' || (takesFocus === 'when-lost' && isLost))
      heading.current?.focus({ preventScroll: true });
  }, [takesFocus, isElsewhere]);
  if (isElsewhere) return <PaymentInOtherTab money={money} sent={sent} />;
  const isOld = platformClock.now() - since > GIVEN_UP_AFTER_MS;
  // What no rule lets through again, and no transaction shows, need not be waited for.
  const isRefused = refusal?.status === 422 && status === 'missing';
  const mayGiveUp =
    resend !== null &&
    (status === 'open' || isRefused || (status !== 'looking' && (isOld || resend.method === null)));
  // Once it is pressed the form asks for the card, beside the field.
  const needsCard = status !== 'looking' && resend?.needsCard === true && !resend.isCardRequested;
  return (
    <Alert tone="warning" announce="now">
      <div className={styles.lines}>
        <strong ref={heading} tabIndex={-1} className={styles.noticeTitle}>
          {status === 'open' ? (
            <Trans id="deposit.unpaid.title">Your payment is not finished yet</Trans>
          ) : (
            <Trans id="deposit.unresolved.title">We do not know yet whether your payment went through</Trans>
          )}
        </strong>
        <span>
          <Trans id="deposit.unresolved.sent">
            {money} by <bdi>{method}</bdi>, sent at {time}.
          </Trans>{' '}
          {bonusName === null ? null : (
            <>
              <Trans id="deposit.unresolved.bonus">
                With the bonus <bdi>{bonusName}</bdi>.
              </Trans>{' '}
            </>
          )}
          <SearchText status={status} canPay={resend !== null} />{' '}
          <PageLink to="transactions" className={linkClass}>
            <Trans id="withdraw.see-transactions">See your transactions</Trans>
          </PageLink>
        </span>
        <div className={styles.timeline}>
          <Timeline
            steps={[
              { step: 'created', state: 'done', at: since },
              { step: 'provider', state: 'now', at: null },
              { step: 'credited', state: 'ahead', at: null },
            ]}
            waitsFor={status === 'open' ? 'player' : 'answer'}
          />
        </div>
        {refusal === null ? null : (
          <ResendRefused
            reason={
              refusesBonus(refusal, sent) ? (
                <BonusRefusalCause failure={refusal} currency={sent.currency} />
              ) : (
                <RefusalText failure={refusal} currency={sent.currency} method={null} />
              )
            }
          />
        )}
        {needsCard ? (
          <span>
            {status === 'open' ? (
              <Trans id="deposit.unpaid.card">
                To continue, enter your card again: we do not store card details.
              </Trans>
            ) : (
              <Trans id="deposit.unresolved.card">
                To send it again, enter your card again: we do not store card details.
              </Trans>
            )}
          </span>
        ) : null}
        {status !== 'looking' && resend?.fields.some(isSecretField) ? (
          <span>
            <Trans id="deposit.unresolved.code">
              To send it again, enter the same code again: we do not store codes.
            </Trans>
          </span>
        ) : null}
        {mayGiveUp ? (
          <div className={styles.actions}>
            <span>
              {status === 'open' ? (
                <Trans id="deposit.unpaid.may-arrive">
                  If you have already confirmed it there, wait: we show the result as soon as we know it.
                </Trans>
              ) : (
                <Trans id="deposit.unresolved.may-arrive">
                  It may still arrive: look at your transactions before you pay again.
                </Trans>
              )}
            </span>
            <Button variant="ghost" size="small" onClick={onGivenUp}>
              <Trans id="deposit.unresolved.give-up">Start a new payment instead</Trans>
            </Button>
          </div>
        ) : null}
      </div>
    </Alert>
  );
}

interface SearchTextProps {
  status: Exclude<LostDepositStatus, 'in-other-tab'>;
  canPay: boolean;
}

function SearchText({ status, canPay }: SearchTextProps) {
  if (status === 'open')
    return (
      <Trans id="deposit.unpaid.text">
        It was started, and may be waiting for you to confirm it at the provider or your bank. You can
        continue there: the same payment is made once.
      </Trans>
    );
  if (status === 'looking')
    return (
      <Trans id="deposit.unresolved.looking">
        The answer was lost. We are looking in your transactions. Please do not pay again meanwhile.
      </Trans>
    );
  if (status === 'unreadable')
    return canPay ? (
      <Trans id="deposit.unresolved.unreadable">
        We have no answer yet, and your transactions cannot be loaded right now. We try again every few
        seconds. Sending it again is safe: it is made once.
      </Trans>
    ) : (
      <Trans id="deposit.unresolved.unreadable.blocked">
        We have no answer yet, and your transactions cannot be loaded right now. We keep trying.
      </Trans>
    );
  return canPay ? (
    <Trans id="deposit.unresolved.missing">
      We have no answer yet, and the payment is not among your transactions yet. We look again every few
      seconds. Sending it again is safe: it is made once.
    </Trans>
  ) : (
    <Trans id="deposit.unresolved.missing.blocked">
      We have no answer yet, and the payment is not among your transactions yet. We keep looking.
    </Trans>
  );
}
