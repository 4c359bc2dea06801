import type { PaymentField } from '@baize/api/endpoints/cashier';
import { Field } from '@baize/ui/field';
import { Input, type InputProps } from '@baize/ui/input';
import { Select } from '@baize/ui/select';
import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { isCardForm, methodTitle } from '@baize/domain/payment-methods';
import { methodCoin } from '../crypto/method-coin.ts';
import { CoinNetworkField } from '../crypto/coin-network-field.tsx';
import { usePayoutFieldMessages } from './use-payout-field-messages.ts';
import type { PayoutFieldError } from '@baize/domain/payout-fields';
import { payoutAccounts, type WithdrawForm } from './use-withdraw-form.ts';

/** How a field is typed; what is no language of people is not corrected by the keyboard. */
const INPUT_PROPS: Readonly<Record<string, InputProps>> = {
  beneficiaryName: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  bankName: { autoComplete: 'off' },
};
const CODE_INPUT_PROPS: InputProps = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'ltr',
};

const PROBLEMS: readonly unknown[] = [
  'required',
  'too-long',
  'not-offered',
  'format',
] satisfies PayoutFieldError[];
const isPayoutProblem = (text: unknown): text is PayoutFieldError => PROBLEMS.includes(text);

/** One thing the method wants to know, as a list where only some answers are taken. */
export function PayoutFieldInput({
  field: { name, required, options },
  withdrawForm: { form, method, typed },
  refused,
  locked,
}: {
  field: PaymentField;
  withdrawForm: WithdrawForm;
  /** What the platform found wrong with it, or that the withdrawal that is sent again goes to another account. */
  refused: 'refused' | 'other-account' | 'fine';
  /** It was sent, and cannot be changed. */
  locked: boolean;
}) {
  const { t } = useLingui();
  const words = usePayoutFieldMessages({
    method: methodTitle(method),
    accounts: payoutAccounts(method),
    holder: isCardForm(method) ? 'card' : 'account',
  });
  const found = form.formState.errors[name]?.message;
  const own = isPayoutProblem(found) ? words.error(name, found, typed['network']) : undefined;
  const error =
    own ??
    (refused === 'other-account'
      ? t({ id: 'withdraw.wrong.other-account', message: 'This withdrawal goes to another account.' })
      : refused === 'refused'
        ? words.error(name, 'format', typed['network'])
        : undefined);
  const optional = t({ id: 'form.optional.part', message: 'Optional' });
  const hint = words.hint(name) ?? (required ? undefined : optional);
  const list = options ?? [];
  if (locked)
    return (
      <Field label={words.label(name)}>
        <Input locked dir={name in INPUT_PROPS ? undefined : 'ltr'} value={typed[name] ?? ''} />
      </Field>
    );
  if (name === 'network' && list.length > 0)
    return (
      <Controller
        key={`${method.id} ${name}`}
        control={form.control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <CoinNetworkField
            coin={methodCoin(method)}
            networks={list}
            value={list.includes(value ?? '') ? (value ?? null) : null}
            onChange={(network) => {
              onChange(network);
              // An address that was typed for another network is judged anew.
              if ((form.getValues('cryptoAddress') ?? '') !== '') void form.trigger('cryptoAddress');
            }}
            hint={hint}
            error={error}
          />
        )}
      />
    );
  return (
    <Field label={words.label(name)} hint={hint} error={error}>
      {list.length > 0 ? (
        <Controller
          // Each method has a list of its own.
          key={`${method.id} ${name}`}
          control={form.control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <Select
              value={list.includes(value ?? '') ? (value ?? null) : null}
              onValueChange={onChange}
              options={list.map((one) => ({ value: one, label: one }))}
              placeholder={t({ id: 'deposit.field.choose', message: 'Choose' })}
            />
          )}
        />
      ) : (
        <Input {...(INPUT_PROPS[name] ?? CODE_INPUT_PROPS)} {...form.register(name)} />
      )}
    </Field>
  );
}
