import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { groupIban } from '@baize/domain/iban';
import { balanceAfterWithdrawal } from '@baize/domain/withdrawal';
import { useOnline } from '@baize/page/online';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { cardClass } from '@baize/ui/card';
import { BreakableAddress } from '@baize/wallet/breakable-address';
import { MissingDocuments } from '@baize/player/missing-documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import { methodCoin } from '../crypto/method-coin.ts';
import { useCoinLabel } from '../crypto/use-coin-label.ts';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import { usePayoutFieldMessages } from './use-payout-field-messages.ts';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { feeOf } from '../money/fee-of.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import { BesideUnresolved } from './beside-unresolved.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PayoutCoinText, payoutCoin } from './payout-coin.tsx';
import type { WithdrawOrder } from './withdraw-result.ts';
import { payableBy, type WithdrawSource } from './use-withdraw-form.ts';
import { isLongAmount } from '../money/is-long-amount.ts';
import * as styles from './withdraw-review.css.ts';

/** A withdrawal that waits for the player's word, and the method as it was chosen. */
export interface ReviewedWithdrawal {
  order: WithdrawOrder;
  method: PaymentMethodRow;
  digits: number;
}

export interface WithdrawReviewProps {
  reviewed: ReviewedWithdrawal;
  source: WithdrawSource;
  text(amount: number): string;
  shape: 'page' | 'dialog';
  pending: boolean;
  /** What has to be read first: the same one from another tab, or one without an answer. */
  children?: ReactNode;
  /** Those without an answer, beside which this one is made. */
  beside?: readonly PaymentIntent[];
  /** The documents it may have to wait for, by name. */
  missing?: readonly string[];
  /** `asked`: the question among the children has the button that sends. */
  confirm: 'here' | 'asked';
  onConfirm(): void;
  onEdit(): void;
}

/** A withdrawal before it is sent: how much, where to, when it arrives and what it leaves (PAY-09). */
export function WithdrawReview(props: WithdrawReviewProps) {
  const { reviewed, source, text, shape, children, confirm, beside = [], missing = [] } = props;
  const id = useId();
  const asked = text(reviewed.order.request.amount);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A question that took the button's place is read from the top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [confirm]);
  useEscapeToEdit(section, props);
  return (
    <section ref={section} className={`${cardClass} ${styles.review[shape]}`} aria-labelledby={id}>
      <div className={`${styles.head} ${styles.areas.head[shape]}`}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          <Trans id="withdraw.review.title">Check your withdrawal</Trans>
        </h2>
        {children}
        {confirm === 'asked' ? null : <BesideUnresolved order={reviewed.order} beside={beside} />}
      </div>
      <p className={`${styles.amount} ${styles.areas.amount[shape]}`} data-long={isLongAmount(asked)}>
        {asked}
      </p>
      <p className={`${styles.note} ${styles.areas.note[shape]}`}>
        {beside.length > 0 || confirm === 'asked' ? (
          <Trans id="withdraw.review.note.beside">
            Once sent, the money leaves your balance at once and cannot be called back here.
          </Trans>
        ) : (
          <Trans id="withdraw.review.note">
            Nothing has been sent yet. Once sent, the money leaves your balance at once and cannot be called
            back here.
          </Trans>
        )}
      </p>
      <div className={`${styles.terms} ${styles.areas.facts[shape]}`}>
        <ReviewFacts reviewed={reviewed} source={source} text={text} shape={shape} />
        {missing.length > 0 ? <MissingDocuments names={missing} record={null} /> : null}
      </div>
      <div className={`${styles.actions[shape]} ${styles.areas.actions[shape]}`} data-frame-foot="">
        <ReviewActions {...props} />
      </div>
    </section>
  );
}

/** Escape goes back to the form wherever the focus is, unless something else over the page has it. */
function useEscapeToEdit(
  section: RefObject<HTMLElement | null>,
  { pending, onEdit }: Pick<WithdrawReviewProps, 'pending' | 'onEdit'>,
): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document;
    const within = section.current?.contains(activeElement) || activeElement?.contains(section.current);
    if (event.key !== 'Escape' || pending || !within) return;
    // The dialog around it stays open.
    event.stopPropagation();
    onEdit();
  });
  useEffect(() => {
    const leaving = new AbortController();
    document.addEventListener('keydown', (event) => leave(event), { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

function ReviewActions(props: WithdrawReviewProps) {
  const { reviewed, source, text, pending, confirm, onConfirm, onEdit } = props;
  const { t } = useLingui();
  const online = useOnline();
  const { amount } = reviewed.order.request;
  const payable = payableBy(reviewed.method, { ...source, digits: reviewed.digits });
  const held = text(payable);
  const short = amount > payable;
  return (
    <>
      {short ? (
        <div className={styles.wide}>
          <Alert tone="danger" announce="now">
            {t({ id: 'withdraw.amount.more', message: `You can withdraw up to ${held}.` })}
          </Alert>
        </div>
      ) : null}
      {confirm === 'asked' ? null : (
        <Button
          size="large"
          className={styles.confirm}
          pending={pending}
          pendingLabel={t({ id: 'withdraw.pending', message: 'Sending' })}
          disabled={!online || short}
          onClick={(event) => {
            // The second half of a double press on the form's button is no answer to a question that it brought up.
            if (event.detail < 2) onConfirm();
          }}
        >
          <span>
            <Trans id="withdraw.submit">
              Withdraw <MoneyAmount value={amount} currency={source.currency} />
            </Trans>
          </span>
        </Button>
      )}
      <Button variant="outline" size="large" className={styles.change} disabled={pending} onClick={onEdit}>
        <Trans id="withdraw.review.change">Change</Trans>
      </Button>
      <OfflineNote />
    </>
  );
}

function ReviewFacts({
  reviewed,
  source,
  text,
  shape,
}: Pick<WithdrawReviewProps, 'reviewed' | 'source' | 'text' | 'shape'>) {
  const { order, method, digits } = reviewed;
  const { amount, fields } = order.request;
  const payout = usePayoutFieldMessages({ method: order.method, accounts: 'any', holder: 'account' });
  const coinText = useCoinLabel();
  const terms = usePayTermLabels(source.currency);
  const fee = feeOf(amount, method.withdrawalFee, source.currency);
  const time = terms.time(method.withdrawalTime);
  const coin = payoutCoin(method, source.currency);
  const left = balanceAfterWithdrawal({ balance: source.withdrawable, amount, fee });
  return (
    <dl className={styles.facts}>
      <Fact shape={shape} name={<Trans id="deposit.method">Method</Trans>}>
        <bdi>{order.method}</bdi>
        {method.payoutDescription === null ? null : (
          <bdi className={styles.description}>{method.payoutDescription}</bdi>
        )}
      </Fact>
      {method.withdrawalFields.map(({ name }) => {
        const value = fields?.[name];
        if (typeof value !== 'string' || value === '') return null;
        return (
          <Fact key={name} shape={shape} name={payout.label(name)}>
            <bdi>
              {name === 'network' ? (
                coinText(methodCoin(method), value)
              ) : (
                <BreakableAddress>{groupIban(value)}</BreakableAddress>
              )}
            </bdi>
          </Fact>
        );
      })}
      {coin === null ? null : (
        <Fact shape={shape} name={<Trans id="withdraw.coin">Coin</Trans>}>
          <PayoutCoinText coin={coin} />
        </Fact>
      )}
      {time === null ? null : (
        <Fact shape={shape} name={<Trans id="withdraw.review.arrives">Arrives</Trans>}>
          {time}
        </Fact>
      )}
      {fee === null ? null : (
        <Fact shape={shape} name={<Trans id="deposit.summary.fee">Fee</Trans>}>
          <span className={styles.money}>{fee > 0 ? text(fee) : terms.fee(method.withdrawalFee)}</span>
        </Fact>
      )}
      {amount > payableBy(method, { ...source, digits }) ? null : (
        <Fact shape={shape} name={<Trans id="withdraw.balance-after">Balance afterwards</Trans>}>
          <span className={styles.money}>{text(left)}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ shape, name, children }: { shape: 'page' | 'dialog'; name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact[shape]}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value[shape]}>{children}</dd>
    </div>
  );
}
