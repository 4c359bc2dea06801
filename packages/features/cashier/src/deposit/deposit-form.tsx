import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { platformClock } from '@baize/browser/clock';
import { currencyDigits } from '@baize/domain/currency-digits';
import { quickAmounts, startAmount } from '@baize/domain/deposit-amount';
import { isCardForm, methodTitle, preselected } from '@baize/domain/payment-methods';
import { shownEmail } from '@baize/domain/validation';
import { useLocale } from '@baize/shell/page';
import { usePlayer } from '@baize/shell/player';
import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { CardForm } from '../card/card-form.tsx';
import { cardProblems } from '../card/card-values.ts';
import { useCard } from '../card/use-card.ts';
import { coinOf } from '../crypto/coin-of.ts';
import { PayFields } from '../fields/pay-fields.tsx';
import { payFieldsOf, payProblems } from '../fields/pay-rules.ts';
import { LimitBars } from '../limit-bar/limit-bars.tsx';
import type { DepositLimit } from '../limit-bar/use-deposit-limits.ts';
import { LateBonusChoice } from '../offers/late-bonus-choice.tsx';
import { bonusChoice, type BonusOffers } from '../offers/use-bonus-choice.ts';
import { MethodList } from '../methods/method-list.tsx';
import { AmountBox } from './amount-box.tsx';
import { amountWrong, rangeOf } from './amount-rules.ts';
import * as styles from './deposit.css.ts';
import { orderFields } from './order-fields.ts';
import { OpenPayments } from './open-payments.tsx';
import { PayButton } from './pay-button.tsx';
import { PayNews } from './pay-news.tsx';
import { Summary } from './summary.tsx';
import { readTyped, typedText } from '@baize/i18n/typed-amount';
import { useChoice } from './use-choice.ts';
import { useOpenPayments } from './use-open-payments.ts';
import { useMethodLines } from './use-method-lines.ts';
import { usePayment, type PayState } from './use-payment.ts';
import { useResend } from './use-resend.ts';

export interface DepositFormProps {
  methods: readonly PaymentMethodRow[];
  state: 'settled' | 'asking';
  currency: string;
  crypto: boolean;
  limits: readonly DepositLimit[];
  offers: BonusOffers;
  /** The platform refused for a reason that shuts the whole deposit. */
  onRefused(code: string, until: number | null): void;
}

/** Method, amount, what the method asks for, and the payment (PAY-01 … PAY-06). */
export function DepositForm(props: DepositFormProps) {
  const { methods, state, currency, crypto, limits, offers, onRefused } = props;
  const user = usePlayer()?.getUser;
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState<'all' | 'left'>('left');
  const [paid, setPaid] = useState(0);
  const choice = useChoice({
    fields: { email: shownEmail(user?.email), phone: `${user?.phoneCode ?? ''}${user?.phone ?? ''}` },
  });
  const lines = useMethodLines(currency, crypto);
  const { card, setCard, drop, news } = useCard();
  const { open, known } = useOpenPayments();
  const [isLate] = useState(offers.isPending);
  const taken = (on: 'here' | 'elsewhere') => {
    // Who steps back from the bank finds the amount as it was.
    if (on === 'here') {
      choice.sent();
      offers.sent();
    } else choice.setAmount(written);
    drop();
    setTold('left');
    setPaid((times) => times + 1);
  };
  const payment = usePayment({ known, onRefused, onTaken: taken });
  const { method, notice } = preselected({ activeMethod: choice.method, methods });
  const tellAll = () => {
    setTold('all');
    // The fields say that they are wrong once they have been drawn anew.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const { setMethod: chooseMethod, fields: values } = choice;
  const resend = useResend({ payment, methods, card, values, form, chooseMethod, onWrong: tellAll });
  if (method === null) return null;

  const kind = isCardForm(method) ? 'card' : 'elsewhere';
  // Limits are kept in the player's own currency; another purse is left to the platform.
  const limit = currency === user?.currencyCode ? (limits[0] ?? null) : null;
  const digits = method.decimals ?? currencyDigits({ currency, crypto });
  const range = rangeOf(method, currency);
  const offered = { range, suggested: method.suggestedAmounts };
  const start = crypto ? range.min : startAmount(offered);
  const written = choice.amount ?? typedText({ amount: start, locale });
  const typed = readTyped({ text: written, locale, digits });
  const wrong = amountWrong({ typed, range, digits, limit });
  // Nothing but an amount that may be paid is named as what is paid.
  const amount = wrong === null && typed !== null ? typed.amount : null;
  const bonus = bonusChoice(offers, { amount, currency });
  const fields = payFieldsOf(method);
  const cardWrong = kind === 'card' ? cardProblems(card, platformClock.now()) : {};
  const fieldsWrong = payProblems(fields, choice.fields);

  const pay = (twin: 'ask' | 'told', sends = bonus.sends) => {
    const ready = Object.keys({ ...cardWrong, ...fieldsWrong }).length === 0;
    if (!ready || amount === null) return tellAll();
    // Nobody takes a bonus before its terms stand there.
    if (bonus.kind === 'reading')
      return form.current?.querySelector<HTMLElement>('[data-bonus-reading]')?.focus();
    const fields = orderFields({ method, card, values: choice.fields });
    void payment.pay({ method, amount, currency, fields, bonus: sends }, { twin });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    pay('ask');
  };
  // Who types of the next payment has seen what became of the last.
  const anew = payment.state.kind === 'taken' ? payment.next : undefined;
  const shown = isOutdated(payment.state, { method: method.id, amount })
    ? { ...payment, state: READY }
    : payment;

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit} onInput={anew}>
      <OpenPayments open={open} />
      {notice === 'unavailable' ? (
        <Alert tone="info" announce="now">
          <Trans id="deposit.method.unavailable">
            The method you asked for is not available to you here. Another one is chosen.
          </Trans>
        </Alert>
      ) : null}
      <div className={styles.desk}>
        <div className={styles.first}>
          <MethodList
            methods={methods}
            about={lines}
            chosen={method.id}
            onChoose={choice.setMethod}
            state={state}
          />
        </div>
        <div className={styles.middle}>
          <AmountBox
            amount={written}
            read={typed?.amount ?? null}
            onChange={choice.setAmount}
            currency={currency}
            crypto={crypto}
            wrong={wrong}
            quick={quickAmounts(offered)}
          />
          <LimitBars limits={limits} />
          {kind === 'card' ? (
            <CardForm
              key={paid}
              title={methodTitle(method)}
              card={card}
              onChange={setCard}
              problems={cardWrong}
              told={told}
              news={resend.asksForCard ? 'again' : news}
            />
          ) : null}
          <PayFields
            fields={fields}
            coin={coinOf(method)}
            values={choice.fields}
            onChange={choice.setField}
            problems={told === 'all' ? fieldsWrong : {}}
          />
          <LateBonusChoice
            choice={bonus}
            amount={amount}
            currency={currency}
            offers={offers}
            isLate={isLate}
          />
        </div>
        <div className={styles.side}>
          <div className={styles.sheet}>
            <div className={styles.paper}>
              <Summary
                amount={amount}
                currency={currency}
                digits={digits}
                method={method}
                limit={limit}
                bonus={bonus}
                bonusRow={isLate || bonus.kind === 'open' ? 'shown' : 'none'}
                next={kind === 'elsewhere' && fields.some(({ name }) => name === 'network') ? 'coins' : kind}
              />
              <PayNews
                payment={shown}
                currency={currency}
                methods={methods}
                resend={resend}
                onTwin={() => pay('told')}
                onWithoutBonus={() => {
                  offers.choose(null);
                  pay('ask', null);
                }}
              />
            </div>
            <PayButton
              amount={amount}
              currency={currency}
              state={shown.state.kind}
              method={methodTitle(method)}
              again={resend.again}
              onNext={payment.next}
            />
          </div>
          <div className={styles.receipt}>
            <Alert tone="info" icon={<ReceiptText />}>
              <Trans id="deposit.receipt">
                You get a receipt with a reference. If a payment is still open, do not pay again: we show
                where it is.
              </Trans>
            </Alert>
          </div>
        </div>
      </div>
    </form>
  );
}

const READY = { kind: 'ready' } as const;

/** Who has changed the payment since is not asked any more whether to make it twice. */
function isOutdated(state: PayState, { method, amount }: { method: number; amount: number | null }): boolean {
  return state.kind === 'twin' && (state.made.methodId !== method || state.made.amount !== amount);
}
