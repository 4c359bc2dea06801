import type { PaymentMethodRow, PayField } from '@baize/api/calls/cashier';
import { currencyDigits } from '@baize/domain/currency-digits';
import { methodTitle } from '@baize/domain/payment-methods';
import { isEuroBankMethod } from '@baize/domain/iban';
import { payoutFields, payoutProblem, type PayoutContext } from '@baize/domain/payout-fields';
import { payoutAmountProblem } from '@baize/domain/withdrawal';
import { readTyped } from '@baize/i18n/typed-amount';
import { useDraft } from '@baize/shell/form-drafts';
import { useLocale } from '@baize/shell/page';
import { loadAddressCheck, type AddressCheck } from '../crypto/address-check.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Meant } from './use-withdraw.ts';

/** The amount and the fields of every method by name: what is typed for one is there for another that asks the same. */
export type WithdrawValues = Record<string, string>;

/** From what a withdrawal is paid. */
export interface Source {
  currency: string;
  crypto: boolean;
  withdrawable: number;
  /** Whether bonus money or a bonus is among what the player has. */
  bonus: 'none' | 'held';
}

/** A method's fields as rules read them. */
function askedOf(field: PayField) {
  return { name: field.name, required: field.required, options: field.options ?? [] };
}

/** What an amount is read and judged by. */
interface Judging {
  method: PaymentMethodRow;
  source: Source;
  /** The decimals an amount may have. */
  digits: number;
  locale: string;
}

/** The amount as it is read, null while it is none that can be sent, and what is wrong with it. */
function judgeAmount(values: WithdrawValues, { method, source, digits, locale }: Judging) {
  const { withdrawable } = source;
  const typed = values['amount'] ?? '';
  const read = readTyped({ text: typed, locale, digits });
  const range = { min: method.minWithdrawal, max: method.maxWithdrawal };
  const problem = payoutAmountProblem({ typed, read, withdrawable, range, digits });
  return { amount: problem === null ? (read?.amount ?? null) : null, problem };
}

/** What a field is judged by beside itself: the network chosen for this method, and whether euro banks alone take it. */
function contextOf(
  values: WithdrawValues,
  { withdrawalFields, allowedCountries }: PaymentMethodRow,
): PayoutContext {
  const network = withdrawalFields.some(({ name }) => name === 'network') ? values['network'] : undefined;
  return { network: network ?? null, accounts: isEuroBankMethod(allowedCountries ?? []) ? 'iban' : 'any' };
}

/** What is wrong with the form, by field; the amount's problem first. */
function problemsOf(values: WithdrawValues, judging: Judging, isAddress: AddressCheck | undefined) {
  const { method } = judging;
  const { problem: amount } = judgeAmount(values, judging);
  const context = { ...contextOf(values, method), isAddress };
  const fields = method.withdrawalFields.map(
    (field) => [field.name, payoutProblem(values[field.name] ?? '', askedOf(field), context)] as const,
  );
  const problems = [['amount', amount] as const, ...fields].filter(([, problem]) => problem !== null);
  return Object.fromEntries(
    problems.map(([name, problem]) => [name, { type: problem ?? '', message: problem ?? '' }]),
  );
}

function textsOf(draft: Readonly<Record<string, unknown>> | null): WithdrawValues {
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
  source: Source;
}) {
  const draft = useDraft('withdraw');
  const [kept] = useState(() => textsOf(draft.values));
  const [chosen, choose] = useState(() => kept['method'] || idOf(methods, lastMethod));
  const method = methods.find(({ id }) => String(id) === chosen) ?? methods[0];
  const ownDigits = currencyDigits(source);
  const digits = Math.min(method.decimals ?? ownDigits, ownDigits);
  const judging = { method, source, digits, locale: useLocale() };
  const form = useForm<WithdrawValues>({
    mode: 'onTouched',
    resolver: async (values) => {
      const asksAddress = method.withdrawalFields.some(({ name }) => name === 'cryptoAddress');
      const errors = problemsOf(values, judging, asksAddress ? await loadAddressCheck() : undefined);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    defaultValues: { amount: '', ...kept },
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control });
  const typed = textsOf(values);
  const keepDraft = useEffectEvent(() => draft.keep({ ...typed, method: hasText(typed) ? chosen : '' }));
  const signature = JSON.stringify(typed) + chosen;
  useEffect(() => keepDraft(), [signature]);
  return {
    form,
    method,
    digits,
    typed,
    /** The amount that would be sent, null while it is none. */
    amount: judgeAmount(typed, judging).amount,
    choose(id: number) {
      choose(String(id));
      form.clearErrors();
    },
    dropDraft: draft.drop,
    /** What a method asks for as it is typed; null where something is wrong, which is then said at its fields. */
    async fieldsOf(asked: PaymentMethodRow): Promise<Meant['ask']['fields'] | null> {
      const values = textsOf(form.getValues());
      const asksAddress = asked.withdrawalFields.some(({ name }) => name === 'cryptoAddress');
      const isAddress = asksAddress ? await loadAddressCheck() : undefined;
      const { amount: _, ...wrong } = problemsOf(values, { ...judging, method: asked }, isAddress);
      if (Object.keys(wrong).length === 0) return payoutFields(values, asked.withdrawalFields.map(askedOf));
      choose(String(asked.id));
      form.clearErrors();
      for (const [name, problem] of Object.entries(wrong)) form.setError(name, problem);
      return null;
    },
    /** The withdrawal that the form means; null while it is none. */
    meantBy(typed: WithdrawValues): Meant | null {
      const { amount } = judgeAmount(typed, judging);
      if (amount === null) return null;
      const { id: methodId, withdrawalFields } = method;
      const fields = payoutFields(typed, withdrawalFields.map(askedOf));
      return {
        ask: { methodId, amount, currencyCode: source.currency, fields },
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
function idOf(methods: readonly PaymentMethodRow[], title: string | null): string {
  const found = methods.find((method) => title !== null && methodTitle(method) === title);
  return found ? String(found.id) : '';
}
