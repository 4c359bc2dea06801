import type { PaymentField, PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { platformClock } from '@baize/browser/clock';
import { getTabId } from '@baize/browser/tab-id';
import { cardMismatch } from '@baize/domain/card-brand';
import { isCardForm } from '@baize/domain/payment-methods';
import { useState, type RefObject } from 'react';
import { validateCard, type CardValues } from '../card/card-values.ts';
import type { CardState } from '../card/use-card-state.ts';
import { validatePayFields, type PayFieldValues } from './validate-pay-fields.ts';
import { orderFields, unstoredFields } from './order-fields.ts';
import type { LostDepositStatus } from './use-lost-deposit.ts';
import { sentOrder } from './form-state.ts';
import type { DepositPayment } from './use-payment.ts';

interface ResendOptions {
  payment: DepositPayment;
  methods: readonly PaymentMethodRow[];
  cardState: CardState;
  values: PayFieldValues;
  form: RefObject<HTMLFormElement | null>;
  /** Every fault of the fields is to be said. */
  onWrong(): void;
}

/** How the payment without an answer is sent again from the form. */
export interface Resend {
  /** Null while it cannot be: it is being looked for, or its method is gone. */
  resend: (() => void) | null;
  /** Its method; null where it is not offered any more. */
  method: PaymentMethodRow | null;
  /** What its method asks for that is not stored, and is typed again. */
  fields: readonly PaymentField[];
  /** It is begun already: sent again, it leads to where the player goes on with it. */
  isOpen: boolean;
  /** Its card is not in the form: it is stored nowhere, and is typed again. */
  needsCard: boolean;
  /** The card in the form is the one it was sent with: by this tab, and not typed since. */
  hasSentCard: boolean;
  /** The player pressed, and the card is asked for. */
  isCardRequested: boolean;
  /** How the search for it stands: once it has come to an end it may be sent again. */
  onStatus(nonce: string, status: LostDepositStatus): void;
}

/** The order is the one that was sent; only what may not be stored comes from the form (PAY-06). */
export function useResend(options: ResendOptions): Resend {
  const { payment, methods, cardState, values, form, onWrong } = options;
  const { card } = cardState;
  const [search, setSearch] = useState<{ nonce: string; status: LostDepositStatus } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const sent = sentOrder(payment.state);
  const method = methods.find(({ id }) => id === sent?.methodId) ?? null;
  const isCard = method !== null && isCardForm(method);
  const needsCard = isCard && Object.keys(validateCard(card, platformClock.now())).length > 0;
  const fields = sent !== null && method !== null ? unstoredFields(method, sent) : [];
  const again = () => {
    if (sent === null || method === null) return;
    const areFieldsRight = Object.keys(validatePayFields(fields, values)).length === 0;
    // A card of another brand would not be the payment that was sent.
    if (isCard && cardMismatch({ number: card.cardNumber, method, methods })?.fitting)
      return focusCardNumber(form.current);
    if (!needsCard && areFieldsRight) {
      cardState.markSent();
      void payment.resend(orderFields({ method, card, values }));
      return;
    }
    if (!isCard || !isEmptyCard(card)) return onWrong();
    setAsked(sent.nonce);
    requestAnimationFrame(() => focusCardNumber(form.current));
  };
  const status = sent !== null && search?.nonce === sent.nonce ? search.status : 'looking';
  return {
    // Under its key it is made once, whatever can be read of it.
    resend: method !== null && status !== 'looking' && status !== 'in-other-tab' ? again : null,
    method,
    fields,
    isOpen: status === 'open',
    needsCard,
    hasSentCard: cardState.isSent && !needsCard && sent?.tab === getTabId(),
    isCardRequested: sent !== null && asked === sent.nonce && needsCard,
    onStatus: (nonce, next) =>
      setSearch((now) => (now?.nonce === nonce && now.status === next ? now : { nonce, status: next })),
  };
}

function isEmptyCard(card: CardValues): boolean {
  return Object.values(card).every((text) => text === '');
}

/** To the middle of what is seen: the words above the field say why it is asked for. */
function focusCardNumber(form: HTMLFormElement | null): void {
  const number = form?.querySelector<HTMLElement>('[autocomplete="cc-number"]');
  number?.focus({ preventScroll: true });
  number?.scrollIntoView?.({ block: 'center' });
}
