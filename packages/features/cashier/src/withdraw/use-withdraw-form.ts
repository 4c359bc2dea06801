import type { PaymentMethodRow, PayField } from '@baize/api/calls/cashier';
import { payoutFields, payoutProblem } from '@baize/domain/payout-fields';
import { CRYPTO_DIGITS } from '@baize/domain/money';
import { payoutAmountProblem } from '@baize/domain/withdrawal';
import { readTyped } from '@baize/i18n/typed-amount';
import { useDraft } from '@baize/shell/form-drafts';
import { useLocale } from '@baize/shell/page';
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
}

/** A method's fields as rules read them. */
function askedOf(field: PayField) {
  return { name: field.name, required: field.required, options: field.options ?? [] };
}

/** What an amount is read and judged by. */
interface Judging {
  method: PaymentMethodRow;
  source: Source;
  locale: string;
}

/** The amount as it is read, null while it is none that can be sent, and what is wrong with it. */
function judgeAmount(values: WithdrawValues, { method, source, locale }: Judging) {
  const { withdrawable, crypto } = source;
  const typed = values['amount'] ?? '';
  const read = readTyped({ text: typed, locale, digits: crypto ? CRYPTO_DIGITS : 2 });
  const range = { min: method.minWithdrawal, max: method.maxWithdrawal };
  const problem = payoutAmountProblem({ typed, read, withdrawable, range, crypto });
  return { amount: problem === null ? (read?.amount ?? null) : null, problem };
}

/** What is wrong with the form, by field; the amount's problem first. */
function problemsOf(values: WithdrawValues, judging: Judging) {
  const { method } = judging;
  const { problem: amount } = judgeAmount(values, judging);
  const fields = method.withdrawalFields.map(
    (field) => [field.name, payoutProblem(values[field.name] ?? '', askedOf(field))] as const,
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
  source,
  send,
}: {
  methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]];
  source: Source;
  send(meant: Meant, twin?: 'ask' | 'told'): Promise<unknown>;
}) {
  const draft = useDraft('withdraw');
  const [kept] = useState(() => textsOf(draft.values));
  const [chosen, choose] = useState(kept['method'] ?? '');
  const method = methods.find(({ id }) => String(id) === chosen) ?? methods[0];
  const judging = { method, source, locale: useLocale() };
  const form = useForm<WithdrawValues>({
    mode: 'onTouched',
    resolver: (values) => {
      const errors = problemsOf(values, judging);
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
    typed,
    /** The amount that would be sent, null while it is none. */
    amount: judgeAmount(typed, judging).amount,
    choose(id: number) {
      choose(String(id));
      form.clearErrors();
    },
    dropDraft: draft.drop,
    async submit(sent: WithdrawValues, twin?: 'ask' | 'told') {
      const { amount } = judgeAmount(sent, judging);
      if (amount === null) return;
      const { id: methodId, withdrawalFields } = method;
      const ask = {
        methodId,
        amount,
        currencyCode: source.currency,
        fields: payoutFields(sent, withdrawalFields.map(askedOf)),
      };
      await send({ ask, method: method.title ?? method.rawTitle ?? method.name ?? '' }, twin);
    },
  };
}

export type WithdrawForm = ReturnType<typeof useWithdrawForm>;

function hasText(values: WithdrawValues): boolean {
  return Object.entries(values).some(([name, text]) => name !== 'method' && text.trim() !== '');
}
