import type { PaymentField } from '@baize/api/endpoints/cashier';
import { DEPOSIT_CODES } from '@baize/domain/errors';
import { depositErrorMessages } from '@baize/i18n/catalogue/errors';
import { Card } from '@baize/ui/card';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Select } from '@baize/ui/select';
import { useLingui } from '@lingui/react/macro';
import * as styles from '../card/card-form.css.ts';
import { CoinNetworkField } from '../crypto/coin-network-field.tsx';
import { useFieldErrorMessage } from '../fields/use-field-error-message.ts';
import type { PayFieldValues } from './validate-pay-fields.ts';

export interface PayFieldsProps {
  fields: readonly PaymentField[];
  /** What the method moves, where it asks for a network. */
  coin: string;
  values: PayFieldValues;
  onChange(name: string, text: string): void;
  /** What is wrong by field; nothing before the player pressed. */
  errors: Readonly<Record<string, string>>;
}

const KINDS = {
  email: { inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  other: { autoComplete: 'off' },
} as const;

/** What a method asks for beside a card: an address, a number, a choice. */
export function PayFields({ fields, coin, values, onChange, errors }: PayFieldsProps) {
  const { t, i18n } = useLingui();
  const words = useFieldErrorMessage();
  const label = useFieldLabel();
  if (fields.length === 0) return null;
  const [networks, others] = [fields.filter(isNetworkChoice), fields.filter((one) => !isNetworkChoice(one))];
  const wrong = (name: string) =>
    errors[name] === DEPOSIT_CODES.PHONE_ERROR
      ? i18n._(depositErrorMessages[DEPOSIT_CODES.PHONE_ERROR])
      : words(errors[name]);
  const wrongChoice = (name: string) =>
    errors[name] === undefined
      ? undefined
      : t({
          id: 'crypto.choice.missing',
          message: 'Choose the coin and network that your wallet sends on.',
        });
  return (
    <Card className={styles.card}>
      {networks.map(({ name, options }) => (
        <CoinNetworkField
          key={name}
          coin={coin}
          networks={options ?? []}
          value={values[name] || null}
          onChange={(network) => onChange(name, network)}
          error={wrongChoice(name)}
        />
      ))}
      {others.map(({ name, required, options }) => (
        <Field
          key={name}
          label={label(name)}
          error={wrong(name)}
          hint={required ? undefined : t({ id: 'form.optional.part', message: 'Optional' })}
        >
          {(options ?? []).length > 0 ? (
            <Select
              value={values[name] || null}
              onValueChange={(next) => onChange(name, next)}
              options={(options ?? []).map((one) => ({ value: one, label: one }))}
              placeholder={t({ id: 'deposit.field.choose', message: 'Choose' })}
            />
          ) : (
            <Input
              {...KINDS[name === 'email' ? 'email' : /phone/i.test(name) ? 'phone' : 'other']}
              value={values[name] ?? ''}
              maxLength={255}
              onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
            />
          )}
        </Field>
      ))}
    </Card>
  );
}

/** Coin and network are chosen as one; a network to be typed is a field like any other. */
function isNetworkChoice({ name, options }: PaymentField): boolean {
  return name === 'network' && (options ?? []).length > 0;
}

/** What a field is called; one nobody knows keeps the platform's name, in words. */
function useFieldLabel(): (name: string) => string {
  const { t } = useLingui();
  const known = new Map([
    ['email', t({ id: 'deposit.field.email', message: 'E-mail' })],
    ['phone', t({ id: 'deposit.field.phone', message: 'Phone' })],
    ['bankName', t({ id: 'deposit.field.bank', message: 'Your bank' })],
    ['upiId', t({ id: 'deposit.field.upi', message: 'UPI ID' })],
    ['network', t({ id: 'deposit.field.network', message: 'Network' })],
    ['voucherCode', t({ id: 'deposit.field.voucher', message: 'Voucher code' })],
  ]);
  return (name) => known.get(name) ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
}
