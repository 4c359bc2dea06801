import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { platformClock } from '@baize/browser/clock';
import { isCardForm, methodTitle } from '@baize/domain/payment-methods';
import { displayEmail } from '@baize/domain/validation';
import { usePlayer } from '@baize/player';
import { useRef, useState, type SyntheticEvent } from 'react';
import { validateCard } from '../card/card-values.ts';
import { useCardState } from '../card/use-card-state.ts';
import { methodCoin } from '../crypto/method-coin.ts';
import { PayFields } from './pay-fields.tsx';
import { payFieldsFor, validatePayFields } from './validate-pay-fields.ts';
import { DepositLimits } from '../limit-bar/deposit-limits.tsx';
import { useLimitPrompt, type DepositLimit } from '../limit-bar/use-deposit-limits.ts';
import { DeferredBonusPicker } from '../offers/deferred-bonus-picker.tsx';
import { selectBonus, sentBonusTerms, type BonusOffers } from '../offers/use-bonus-offers.ts';
import { MethodUnavailable } from './method-unavailable.tsx';
import { MethodList } from '../methods/method-list.tsx';
import { usePreselectedMethod } from '../methods/use-preselected-method.ts';
import { DepositCard } from './deposit-card.tsx';
import { DepositAmountField } from './deposit-amount-field.tsx';
import * as styles from './deposit.css.ts';
import { orderFields } from './order-fields.ts';
import * as formState from './form-state.ts';
import { OpenPayments } from './open-payments.tsx';
import { PayButton } from './pay-button.tsx';
import { PayTerms } from './pay-terms.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { ReceiptNote } from './receipt-note.tsx';
import { SentAmount } from './sent-amount.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import type { SubmittedPayment } from './submitted-alert.tsx';
import { SubmittedPaymentView } from './submitted-payment.tsx';
import { useCreditedMeanwhile } from './use-credited-meanwhile.ts';
import { useContinuedPayments } from './use-continued-payments.ts';
import { useDepositAmount } from './use-deposit-amount.ts';
import { useDepositDraft } from './use-deposit-draft.ts';
import { useOpenPayments } from '../intent/use-open-payments.ts';
import { useMethodDetails } from './use-method-details.ts';
import { usePayment } from './use-payment.ts';
import { useRefusedFields } from './use-refused-fields.ts';
import { focusInvalidField, focusPayButton, scrollToFocused } from '../fields/field-focus.ts';
import { useSubmittedPayment } from './use-submitted-payment.ts';
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
  /** What became of the last payment; null once it was read. */
  onSubmitted(submitted: SubmittedPayment | null): void;
}

/** Method, amount, what the method asks for, and the payment (PAY-01 … PAY-06). */
export function DepositForm(props: DepositFormProps) {
  const { methods, state, currency, crypto, limits, offers, onRefused, onSubmitted } = props;
  const user = usePlayer()?.getUser;
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState<'all' | 'left'>('left');
  const [paid, setPaid] = useState(0);
  const choice = useDepositDraft({
    fields: { email: displayEmail(user?.email), phone: `${user?.phoneCode ?? ''}${user?.phone ?? ''}` },
  });
  const lines = useMethodDetails(currency, crypto);
  const cardState = useCardState();
  const { card, markSent } = cardState;
  const { open, knownIds, credited, failed } = useOpenPayments();
  const [isLate] = useState(offers.isPending);
  const { method, notice, lastUsedId } = usePreselectedMethod({ choice, methods, credited });
  const typed = useDepositAmount({ method, typedText: choice.amount, currency, crypto, limits });
  const { amount, limit } = typed;
  const prompt = useLimitPrompt(limits, { credited });
  const taken = (draft: 'discard' | 'keep') => {
    // Who steps back from the bank, or tries again, finds the amount as it was.
    if (draft === 'discard') {
      choice.discard();
      offers.markSent();
    } else choice.setAmount(typed.text);
    cardState.clear();
    setTold('left');
    setPaid((times) => times + 1);
  };
  const payment = usePayment({ known: knownIds, onRefused, onTaken: taken });
  const focusWrong = () => focusInvalidField(form);
  const tellAll = () => {
    setTold('all');
    focusWrong();
  };
  const resend = useResend({ payment, methods, cardState, values: choice.fields, form, onWrong: tellAll });
  const refused = useRefusedFields(payment.state, focusWrong);
  const settled = useCreditedMeanwhile({ open, credited, failed, payment });
  const continueOf = useContinuedPayments({ payment, methods });
  const leaveResult = useSubmittedPayment({ payment, open, continueOf, form, choice, onSubmitted });
  if (method === null) return null;
  const reportedId = formState.reportedPaymentId(payment.state);
  const others = open.filter(({ transactionId }) => transactionId !== reportedId);
  const openPayments = <OpenPayments open={others} settled={settled} continueOf={continueOf} />;
  if (payment.state.kind === 'taken')
    return (
      <div className={styles.sections}>
        <SubmittedPaymentView
          submitted={payment.state}
          isSecondary={others.some((row) => continueOf(row) !== null)}
          onNext={leaveResult}
        />
        {openPayments}
      </div>
    );
  // Of a payment without an answer everything here says what was sent, and cannot be changed.
  const sent = formState.sentOrder(payment.state);
  const isUnderWay = formState.isUnderWay(payment.state);
  const paidBy = sent === null ? method : resend.method;
  const kind = paidBy !== null && isCardForm(paidBy) ? 'card' : 'elsewhere';
  const bonus = selectBonus(offers, { amount, currency });
  const chosen = sent === null ? bonus.chosen : sentBonusTerms(offers, sent);
  const fields = sent === null ? payFieldsFor(method) : resend.fields;
  const cardWrong = kind === 'card' ? validateCard(card, platformClock.now()) : {};
  const fieldsWrong = validatePayFields(fields, choice.fields);
  const pay = (twin: 'ask' | 'told', sends = bonus.bonusToSend) => {
    const ready = Object.keys({ ...cardWrong, ...fieldsWrong }).length === 0;
    if (!ready || amount === null || prompt.isOpen) return tellAll();
    // Nobody takes a bonus before its terms stand there.
    if (bonus.kind === 'reading')
      return form.current?.querySelector<HTMLElement>('[data-bonus-reading]')?.focus();
    const order = { method, amount, currency, bonus: sends };
    markSent();
    focusPayButton(form.current);
    void payment.pay({ ...order, fields: orderFields({ method, card, values: choice.fields }) }, { twin });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sent === null) pay('ask');
    else resend.resend?.();
  };
  const shown = formState.isOutdated(payment.state, { method: method.id, amount })
    ? { ...payment, state: formState.READY }
    : payment;
  const onConfirmDuplicate = () => pay('told');
  const onWithoutBonus = () => {
    offers.select(null);
    pay('ask', null);
  };
  const noticeProps = { payment: shown, currency, methods, resend, onConfirmDuplicate, onWithoutBonus };
  const refusedCard = Object.keys(card).some((name) => name in refused.errors);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <PaymentNotice {...noticeProps} place="top" />
      {openPayments}
      {notice === 'unavailable' ? <MethodUnavailable /> : null}
      <div className={styles.columns} onFocus={scrollToFocused}>
        <div className={styles.methodsColumn} inert={isUnderWay || sent !== null}>
          <MethodList
            methods={methods}
            describe={lines}
            selectedId={sent?.methodId ?? method.id}
            lastUsedId={lastUsedId}
            onSelect={choice.setMethod}
            state={state}
          />
        </div>
        <div className={styles.formColumn} inert={isUnderWay}>
          {sent === null ? (
            <DepositAmountField
              typed={typed}
              told={told}
              onChange={(text) => {
                choice.setAmount(text);
                refused.onEdit(['amount']);
              }}
              currency={currency}
              crypto={crypto}
              refusal={formState.refusedAmount(refused.errors)}
            />
          ) : (
            <SentAmount sent={sent} />
          )}
          <DepositLimits limits={limits} prompt={sent === null ? prompt : null} told={told} />
          {kind === 'card' && paidBy !== null ? (
            <DepositCard
              key={paid}
              state={cardState}
              resend={sent === null ? null : resend}
              method={paidBy}
              methods={methods}
              onMethodChange={sent === null ? choice.setMethod : null}
              onEdit={refused.onEdit}
              errors={{ ...refused.errors, ...cardWrong }}
              errorVisibility={refusedCard ? 'all' : told}
            />
          ) : null}
          <PayFields
            fields={fields}
            coin={methodCoin(paidBy ?? method)}
            values={choice.fields}
            onChange={(name, text) => {
              choice.setField(name, text);
              refused.onEdit([name]);
            }}
            errors={{ ...refused.errors, ...(told === 'all' ? fieldsWrong : {}) }}
          />
          {sent === null ? (
            <DeferredBonusPicker
              selection={bonus}
              amount={amount}
              currency={currency}
              offers={offers}
              isLate={isLate}
            />
          ) : null}
        </div>
        <div className={styles.summaryColumn}>
          <div className={styles.summaryCard}>
            <div className={styles.summaryBody}>
              <DepositSummary
                amount={sent?.amount ?? amount}
                currency={sent?.currency ?? currency}
                method={sent?.method ?? methodTitle(method)}
                terms={paidBy}
                outcome={sent === null ? 'expected' : 'unknown'}
                limit={sent === null ? limit : null}
                bonus={chosen}
                sentBonus={sent?.bonus?.name}
                bonusRow={formState.summaryBonusRow(sent, isLate || bonus.kind === 'open')}
                next={kind === 'elsewhere' && fields.some(({ name }) => name === 'network') ? 'coins' : kind}
              />
              <PaymentNotice {...noticeProps} place="button" />
            </div>
            <PayButton
              amount={sent?.amount ?? amount}
              currency={sent?.currency ?? currency}
              state={shown.state.kind}
              method={sent?.method ?? methodTitle(method)}
              terms={<PayTerms method={paidBy ?? method} currency={currency} bonus={chosen} sent={sent} />}
              isSecondary={sent === null && others.length > 0}
              onResend={resend.resend}
              resendKind={resend.isOpen ? (kind === 'card' ? 'at-bank' : 'at-provider') : 'repeat'}
            />
          </div>
          {sent === null ? <ReceiptNote /> : null}
        </div>
      </div>
    </form>
  );
}
