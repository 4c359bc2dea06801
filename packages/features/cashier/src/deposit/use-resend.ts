import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { platformClock } from '@baize/browser/clock';
import { isCardForm } from '@baize/domain/payment-methods';
import { useState, type RefObject } from 'react';
import { validateCard, type CardValues } from '../card/card-values.ts';
import { payFieldsFor, validatePayFields, type PayFieldValues } from '../fields/validate-pay-fields.ts';
import { orderFields } from './order-fields.ts';
import type { DepositPayment } from './use-payment.ts';

interface ResendOptions {
  payment: DepositPayment;
  methods: readonly PaymentMethodRow[];
  card: CardValues;
  values: PayFieldValues;
  form: RefObject<HTMLFormElement | null>;
  chooseMethod(id: number): void;
  /** Every fault of the fields is to be said. */
  onWrong(): void;
}

/** How the payment without an answer is sent again from the form. */
export interface Resend {
  /** Null while it cannot be: it is being looked for, or its method is gone. */
  resend: (() => void) | null;
  /** Whether its method is offered still. */
  isMethodAvailable: boolean;
  /** Its card is not in the form: it is stored nowhere, and is typed again. */
  needsCard: boolean;
  /** The player pressed, and the card is asked for. */
  isCardRequested: boolean;
  /** The transactions show no such payment so far: from then on it may be sent again. */
  setMissing(nonce: string | null): void;
}

/** The order is the one that was sent; only what its method asks for comes from the form (PAY-06). */
export function useResend(options: ResendOptions): Resend {
  const { payment, methods, card, values, form, chooseMethod, onWrong } = options;
  const [missing, setMissing] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const sent = payment.state.kind === 'unresolved' ? payment.state.sent : null;
  const method = methods.find(({ id }) => id === sent?.methodId) ?? null;
  const isCard = method !== null && isCardForm(method);
  const cardWrong = isCard ? validateCard(card, platformClock.now()) : {};
  const needsCard = Object.keys(cardWrong).length > 0;
  const again = () => {
    if (sent === null || method === null) return;
    const fieldsWrong = validatePayFields(payFieldsFor(method), values);
    if (!needsCard && Object.keys(fieldsWrong).length === 0) {
      void payment.resend(orderFields({ method, card, values }));
      return;
    }
    chooseMethod(method.id);
    if (!isCard || !isEmptyCard(card)) return onWrong();
    setAsked(sent.nonce);
    requestAnimationFrame(() => focusCardNumber(form.current));
  };
  return {
    resend: sent !== null && method !== null && missing === sent.nonce ? again : null,
    isMethodAvailable: method !== null,
    needsCard,
    isCardRequested: sent !== null && asked === sent.nonce && needsCard,
    setMissing,
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
