import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { platformClock } from '@baize/browser/clock';
import { currencyDigits } from '@baize/domain/currency-digits';
import { quickAmounts, startAmount } from '@baize/domain/deposit-amount';
import { isCardForm, methodTitle } from '@baize/domain/payment-methods';
import { displayEmail } from '@baize/domain/validation';
import { useLocale } from '@baize/shell/page';
import { usePlayer } from '@baize/shell/player';
import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { CardForm } from '../card/card-form.tsx';
import { validateCard } from '../card/card-values.ts';
import { useCardState } from '../card/use-card-state.ts';
import { methodCoin } from '../crypto/method-coin.ts';
import { PayFields } from '../fields/pay-fields.tsx';
import { payFieldsFor, validatePayFields } from '../fields/validate-pay-fields.ts';
import { LimitBars } from '../limit-bar/limit-bars.tsx';
import type { DepositLimit } from '../limit-bar/use-deposit-limits.ts';
import { DeferredBonusPicker } from '../offers/deferred-bonus-picker.tsx';
import { selectBonus, type BonusOffers } from '../offers/use-bonus-offers.ts';
import { MethodList } from '../methods/method-list.tsx';
import { usePreselectedMethod } from '../methods/use-preselected-method.ts';
import { DepositAmountField } from './deposit-amount-field.tsx';
import { validateDepositAmount, depositRange } from './amount-rules.ts';
import * as styles from './deposit.css.ts';
import { orderFields } from './order-fields.ts';
import { OpenPayments } from './open-payments.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { parseTypedAmount, formatTypedAmount } from '@baize/i18n/typed-amount';
import { useDepositDraft } from './use-deposit-draft.ts';
import { useOpenPayments } from './use-open-payments.ts';
import { useMethodDetails } from './use-method-details.ts';
import { usePayment, type DepositPaymentState } from './use-payment.ts';
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
  const choice = useDepositDraft({
    fields: { email: displayEmail(user?.email), phone: `${user?.phoneCode ?? ''}${user?.phone ?? ''}` },
  });
  const lines = useMethodDetails(currency, crypto);
  const { card, setCard, clear, notice: news } = useCardState();
  const { open, knownIds } = useOpenPayments();
  const [isLate] = useState(offers.isPending);
  const taken = (on: 'here' | 'elsewhere') => {
    // Who steps back from the bank finds the amount as it was.
    if (on === 'here') {
      choice.discard();
      offers.markSent();
    } else choice.setAmount(written);
    clear();
    setTold('left');
    setPaid((times) => times + 1);
  };
  const payment = usePayment({ known: knownIds, onRefused, onTaken: taken });
  const { method, notice, lastUsedId } = usePreselectedMethod({ activeMethod: choice.method, methods });
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
  const range = depositRange(method, currency);
  const offered = { range, suggested: method.suggestedAmounts };
  const start = crypto ? range.min : startAmount(offered);
  const written = choice.amount ?? formatTypedAmount({ amount: start, locale });
  const typed = parseTypedAmount({ text: written, locale, digits });
  const wrong = validateDepositAmount({ typed, range, digits, limit });
  // Nothing but an amount that may be paid is named as what is paid.
  const amount = wrong === null && typed !== null ? typed.amount : null;
  const bonus = selectBonus(offers, { amount, currency });
  const fields = payFieldsFor(method);
  const cardWrong = kind === 'card' ? validateCard(card, platformClock.now()) : {};
  const fieldsWrong = validatePayFields(fields, choice.fields);

  const pay = (twin: 'ask' | 'told', sends = bonus.bonusToSend) => {
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
  const anew = payment.state.kind === 'taken' ? payment.reset : undefined;
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
      <div className={styles.columns}>
        <div className={styles.methodsColumn}>
          <MethodList
            methods={methods}
            describe={lines}
            selectedId={method.id}
            lastUsedId={lastUsedId}
            onSelect={choice.setMethod}
            state={state}
          />
        </div>
        <div className={styles.formColumn}>
          <DepositAmountField
            amount={written}
            parsed={typed?.amount ?? null}
            onChange={choice.setAmount}
            currency={currency}
            crypto={crypto}
            error={wrong}
            presets={quickAmounts(offered)}
          />
          <LimitBars limits={limits} />
          {kind === 'card' ? (
            <CardForm
              key={paid}
              method={method}
              methods={methods}
              onMethodChange={payment.state.kind === 'unresolved' ? null : choice.setMethod}
              card={card}
              onChange={setCard}
              errors={cardWrong}
              errorVisibility={told}
              notice={resend.isCardRequested ? 'again' : news}
            />
          ) : null}
          <PayFields
            fields={fields}
            coin={methodCoin(method)}
            values={choice.fields}
            onChange={choice.setField}
            errors={told === 'all' ? fieldsWrong : {}}
          />
          <DeferredBonusPicker
            selection={bonus}
            amount={amount}
            currency={currency}
            offers={offers}
            isLate={isLate}
          />
        </div>
        <div className={styles.summaryColumn}>
          <div className={styles.summaryCard}>
            <div className={styles.summaryBody}>
              <DepositSummary
                amount={amount}
                currency={currency}
                digits={digits}
                method={method}
                limit={limit}
                bonus={bonus}
                bonusRow={isLate || bonus.kind === 'open' ? 'shown' : 'none'}
                next={kind === 'elsewhere' && fields.some(({ name }) => name === 'network') ? 'coins' : kind}
              />
              <PaymentNotice
                payment={shown}
                currency={currency}
                methods={methods}
                resend={resend}
                onConfirmDuplicate={() => pay('told')}
                onWithoutBonus={() => {
                  offers.select(null);
                  pay('ask', null);
                }}
              />
            </div>
            <PayButton
              amount={amount}
              currency={currency}
              state={shown.state.kind}
              method={methodTitle(method)}
              onResend={resend.resend}
              onNext={payment.reset}
            />
          </div>
          <div className={styles.receiptNote}>
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
function isOutdated(
  state: DepositPaymentState,
  { method, amount }: { method: number; amount: number | null },
): boolean {
  return state.kind === 'twin' && (state.made.methodId !== method || state.made.amount !== amount);
}
