import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { formatExpiryInput } from '@baize/domain/card';
import { cardBrand, cardMismatch } from '@baize/domain/card-brand';
import { methodTitle } from '@baize/domain/payment-methods';
import { Alert } from '@baize/ui/alert';
import { Card } from '@baize/ui/card';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type RefObject } from 'react';
import * as styles from './card-form.css.ts';
import { CardMismatchAlert } from './card-mismatch-alert.tsx';
import { CardNumberMark } from './card-number-mark.tsx';
import { formatCardNumber, formatCvc, type CardValues } from './card-values.ts';
import { useCardErrorMessage } from './use-card-error-message.ts';

export interface CardFormProps {
  method: PaymentMethodRow;
  /** The player's methods, among which a card of another brand finds its own. */
  methods: readonly PaymentMethodRow[];
  /** Chooses another method; null where the payment's method stands. */
  onMethodChange: ((id: number) => void) | null;
  card: CardValues;
  onChange(card: CardValues): void;
  errors: Partial<Record<keyof CardValues, string>>;
  /** Everything wrong is told, not only what was left. */
  errorVisibility: 'all' | 'left';
  /** `cleared`: what was typed was taken away; `again`: the card is needed for the payment that is sent again. */
  notice: 'none' | 'cleared' | 'again';
}

/** Number, expiry, code and name of a card; nothing of it is kept anywhere (PAY-02). */
export function CardForm(props: CardFormProps) {
  const { method, methods, onMethodChange, card, onChange, errors, errorVisibility, notice } = props;
  const { t } = useLingui();
  const words = useCardErrorMessage();
  const [left, setLeft] = useState<readonly (keyof CardValues)[]>([]);
  const number = useRef<HTMLInputElement>(null);
  const brand = cardBrand(card.cardNumber);
  const mismatch = cardMismatch({ number: card.cardNumber, method, methods });
  const section = useRef<HTMLDivElement>(null);
  useUnmirroredValues(section);
  const field = (name: keyof CardValues) => ({
    value: card[name],
    onBlur: () => setLeft((before) => (card[name] === '' ? before : [...before, name])),
  });
  const wrong = (name: keyof CardValues) =>
    errorVisibility === 'all' || left.includes(name) ? words(name, errors[name]) : undefined;
  return (
    <Card as="section" ref={section} className={styles.card} aria-labelledby="card-details">
      <div className={styles.head}>
        <h2 id="card-details" className={styles.title}>
          <Trans id="deposit.card.title">Card details</Trans>
        </h2>
        <bdi className={styles.methodName}>{methodTitle(method)}</bdi>
      </div>
      {notice === 'cleared' ? (
        <Alert tone="info" announce="now">
          <Trans id="deposit.card.cleared">
            Your card details were cleared when you left the page. Please enter them again.
          </Trans>
        </Alert>
      ) : null}
      {notice === 'again' ? (
        <Alert tone="info" announce="now">
          <Trans id="deposit.card.again">
            Enter your card again to send the same payment. We do not store card details.
          </Trans>
        </Alert>
      ) : null}
      <Field label={t({ id: 'deposit.card.number', message: 'Card number' })} error={wrong('cardNumber')}>
        <Input
          {...field('cardNumber')}
          ref={number}
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-number"
          required
          onChange={({ currentTarget }) =>
            onChange({ ...card, cardNumber: formatCardNumber(currentTarget.value) })
          }
          end={<CardNumberMark brand={brand} isValid={errors.cardNumber === undefined} />}
        />
      </Field>
      {mismatch ? (
        <CardMismatchAlert
          mismatch={mismatch}
          method={method}
          onSwitch={
            onMethodChange &&
            ((id) => {
              onMethodChange(id);
              // The button goes with what it mends.
              number.current?.focus();
            })
          }
        />
      ) : null}
      <div className={styles.pair}>
        <Field
          label={t({ id: 'deposit.card.expiry', message: 'Expires' })}
          hint={t({ id: 'deposit.card.expiry.where', message: 'Month and year' })}
          error={wrong('expiry')}
        >
          <Input
            {...field('expiry')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-exp"
            // Browsers fill in the form they find here; a length would cut what is pasted.
            placeholder={t({ id: 'deposit.card.expiry.hint', message: 'MM/YY' })}
            required
            onChange={({ currentTarget }) =>
              onChange({ ...card, expiry: formatExpiryInput(currentTarget.value, card.expiry) })
            }
          />
        </Field>
        <Field
          label={t({ id: 'deposit.card.cvc', message: 'CVC' })}
          hint={t({ id: 'deposit.card.cvc.hint', message: '3 digits on the back' })}
          error={wrong('cvc')}
        >
          <Input
            {...field('cvc')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-csc"
            required
            onChange={({ currentTarget }) => onChange({ ...card, cvc: formatCvc(currentTarget.value) })}
          />
        </Field>
      </div>
      <Field
        label={t({ id: 'deposit.card.holder', message: 'Name on card' })}
        hint={isHolderRequired(method) ? undefined : t({ id: 'form.optional.part', message: 'Optional' })}
        error={wrong('cardHolder')}
      >
        <Input
          {...field('cardHolder')}
          autoComplete="cc-name"
          maxLength={255}
          onChange={({ currentTarget }) => onChange({ ...card, cardHolder: currentTarget.value })}
        />
      </Field>
    </Card>
  );
}

/** React mirrors what is typed into the markup, where a script that reads no field finds it: it is taken out again. */
function useUnmirroredValues(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = section;
    if (current === null) return undefined;
    const clear = () => {
      for (const input of current.querySelectorAll('input[value]')) input.removeAttribute('value');
    };
    clear();
    const watch = new MutationObserver(clear);
    watch.observe(current, { attributeFilter: ['value'], subtree: true });
    return () => watch.disconnect();
  }, [section]);
}

function isHolderRequired({ depositFields }: PaymentMethodRow): boolean {
  return depositFields.some(({ name, required }) => name === 'cardHolder' && required);
}
