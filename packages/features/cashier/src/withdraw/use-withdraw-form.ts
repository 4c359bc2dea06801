import type { PaymentMethodRow, PaymentField } from '@baize/api/endpoints/cashier';
import { currencyDigits } from '@baize/domain/currency-digits';
import { isEuroBankMethod } from '@baize/domain/iban';
import { methodTitle } from '@baize/domain/payment-methods';
import { payoutFields, payoutFieldError, type PayoutContext } from '@baize/domain/payout-fields';
import { payoutAmountError, withdrawableBesideFee } from '@baize/domain/withdrawal';
import { useDraft } from '@baize/forms/form-drafts';
import { parseTypedAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { digitsOf } from '../money/fee-of.ts';
import { loadAddressValidator, type AddressValidator } from '../crypto/address-validator.ts';
import type { WithdrawOrder } from './withdraw-result.ts';

/** The amount and the fields of every method by name: what is typed for one is there for another that asks the same. */
export type WithdrawValues = Record<string, string>;

/** From what a withdrawal is paid. */
export interface WithdrawSource {
  currency: string;
  crypto: boolean;
  withdrawable: number;
}

/** A method's fields as rules read them. */
function toFieldRule(field: PaymentField) {
  return { name: field.name, required: field.required, options: field.options ?? [] };
}

/** What an amount is read and judged by. */
interface AmountRules {
  method: PaymentMethodRow;
  source: WithdrawSource;
  /** The decimals an amount may have. */
  digits: number;
  locale: string;
}

/** The most of what is withdrawable that a method pays out, its fee taken beside it. */
export function payableBy(
  { withdrawalFee }: Pick<PaymentMethodRow, 'withdrawalFee'>,
  { withdrawable, currency, digits }: WithdrawSource & { digits: number },
): number {
  return withdrawableBesideFee({ withdrawable, fee: withdrawalFee, digits, feeDigits: digitsOf(currency) });
}

/** The amount as it is read, null while it is none that can be sent, and what is wrong with it. */
function validateAmount(values: WithdrawValues, { method, source, digits, locale }: AmountRules) {
  const withdrawable = payableBy(method, { ...source, digits });
  const typed = values['amount'] ?? '';
  const read = parseTypedAmount({ text: typed, locale, digits });
  const range = { min: method.minWithdrawal, max: method.maxWithdrawal };
  const problem = payoutAmountError({ typed, read, withdrawable, range, digits });
  return { amount: problem === null ? (read?.amount ?? null) : null, problem };
}

/** What a method asks for, as it is typed. */
export function typedFieldsOf(typed: WithdrawValues, { withdrawalFields }: PaymentMethodRow) {
  return payoutFields(typed, withdrawalFields.map(toFieldRule));
}

/** What a field is judged by beside itself: the network chosen for this method, and whether euro banks alone take it. */
function payoutContext(values: WithdrawValues, method: PaymentMethodRow): PayoutContext {
  const asksNetwork = method.withdrawalFields.some(({ name }) => name === 'network');
  const network = asksNetwork ? values['network'] : undefined;
  return { network: network ?? null, accounts: payoutAccounts(method) };
}

/** The accounts a method pays out to: euro banks alone have IBANs, others any. */
export function payoutAccounts({ allowedCountries }: PaymentMethodRow): PayoutContext['accounts'] {
  return isEuroBankMethod(allowedCountries ?? []) ? 'iban' : 'any';
}

/** What is wrong with the form, by field; the amount's problem first. */
function validateForm(values: WithdrawValues, judging: AmountRules, isAddress: AddressValidator | undefined) {
  const { method } = judging;
  const { problem: amount } = validateAmount(values, judging);
  const context = { ...payoutContext(values, method), isAddress };
  const fields = method.withdrawalFields.map(
    (field) => [field.name, payoutFieldError(values[field.name] ?? '', toFieldRule(field), context)] as const,
  );
  const problems = [['amount', amount] as const, ...fields].filter(([, problem]) => problem !== null);
  return Object.fromEntries(
    problems.map(([name, problem]) => [name, { type: problem ?? '', message: problem ?? '' }]),
  );
}

function stringValues(draft: Readonly<Record<string, unknown>> | null): WithdrawValues {
  const texts = Object.entries(draft ?? {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** The form of a withdrawal. What is typed is kept through a forced login, and dropped once it is sent. */
export function useWithdrawForm({
  methods,
  lastMethod,
  source,
}: {
  methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]];
  /** What the method of the newest withdrawal is called; null for none. */
  lastMethod: string | null;
  source: WithdrawSource;
}) {
  const draft = useDraft('withdraw');
  const [kept] = useState(() => stringValues(draft.values));
  const [chosen, choose] = useState(() => kept['method'] || methodIdByTitle(methods, lastMethod));
  const method = methods.find(({ id }) => String(id) === chosen) ?? methods[0];
  const ownDigits = currencyDigits(source);
  const digits = Math.min(method.decimals ?? ownDigits, ownDigits);
  const judging = { method, source, digits, locale: useLocale() };
  const form = useForm<WithdrawValues>({
    mode: 'onTouched',
    resolver: async (values) => {
      const asksAddress = method.withdrawalFields.some(({ name }) => name === 'cryptoAddress');
      const errors = validateForm(values, judging, asksAddress ? await loadAddressValidator() : undefined);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    defaultValues: { amount: '', ...kept },
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control });
  const typed = stringValues(values);
  const keepDraft = useEffectEvent(() => draft.save({ ...typed, method: hasText(typed) ? chosen : '' }));
  const signature = JSON.stringify(typed) + chosen;
  useEffect(() => keepDraft(), [signature]);
  return {
    form,
    method,
    digits,
    typed,
    /** The amount that would be sent, null while it is none. */
    amount: validateAmount(typed, judging).amount,
    choose(id: number) {
      choose(String(id));
      form.clearErrors();
    },
    dropDraft: draft.discard,
    /** What a method asks for as it is typed; null where something is wrong, which is then said at its fields. */
    async fieldsOf(asked: PaymentMethodRow): Promise<WithdrawOrder['request']['fields'] | null> {
      const values = stringValues(form.getValues());
      const asksAddress = asked.withdrawalFields.some(({ name }) => name === 'cryptoAddress');
      const isAddress = asksAddress ? await loadAddressValidator() : undefined;
      const { amount: _, ...wrong } = validateForm(values, { ...judging, method: asked }, isAddress);
      if (Object.keys(wrong).length === 0) return typedFieldsOf(values, asked);
      choose(String(asked.id));
      form.clearErrors();
      for (const [name, problem] of Object.entries(wrong)) form.setError(name, problem);
      return null;
    },
    /** The withdrawal that the form means; null while it is none. */
    meantBy(typed: WithdrawValues): WithdrawOrder | null {
      const { amount } = validateAmount(typed, judging);
      if (amount === null) return null;
      const fields = typedFieldsOf(typed, method);
      return {
        request: { methodId: method.id, amount, currencyCode: source.currency, fields },
        method: methodTitle(method),
      };
    },
  };
}

export type WithdrawForm = ReturnType<typeof useWithdrawForm>;

function hasText(values: WithdrawValues): boolean {
  return Object.entries(values).some(([name, text]) => name !== 'method' && text.trim() !== '');
}

/** The id of the method of a title, as the form keeps it; empty where it is not offered. */
function methodIdByTitle(methods: readonly PaymentMethodRow[], title: string | null): string {
  const found = methods.find((method) => title !== null && methodTitle(method) === title);
  return found ? String(found.id) : '';
}
