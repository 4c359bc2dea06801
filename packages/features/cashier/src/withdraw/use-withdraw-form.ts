import type { PaymentMethodRow, PayField } from '@baize/api/calls/cashier';
import { payoutFields, payoutProblem } from '@baize/domain/payout-fields';
import { payoutAmountProblem, readAmount } from '@baize/domain/withdrawal';
import { useDraft } from '@baize/shell/form-drafts';
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

/** What is wrong with the form, by field; the amount's problem first. */
function problemsOf(
  values: WithdrawValues,
  { method, source }: { method: PaymentMethodRow; source: Source },
) {
  const amount = payoutAmountProblem({
    typed: values['amount'] ?? '',
    withdrawable: source.withdrawable,
    range: { min: method.minWithdrawal, max: method.maxWithdrawal },
    crypto: source.crypto,
  });
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
  send(meant: Meant): Promise<unknown>;
}) {
  const draft = useDraft('withdraw');
  const [kept] = useState(() => textsOf(draft.values));
  const [chosen, choose] = useState(kept['method'] ?? '');
  const method = methods.find(({ id }) => String(id) === chosen) ?? methods[0];
  const form = useForm<WithdrawValues>({
    mode: 'onTouched',
    resolver: (values) => {
      const errors = problemsOf(values, { method, source });
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
  const amountProblem = payoutAmountProblem({
    typed: typed['amount'] ?? '',
    withdrawable: source.withdrawable,
    range: { min: method.minWithdrawal, max: method.maxWithdrawal },
    crypto: source.crypto,
  });
  return {
    form,
    method,
    typed,
    /** The amount that would be sent, null while it is none. */
    amount: amountProblem === null ? readAmount(typed['amount'] ?? '') : null,
    choose(id: number) {
      choose(String(id));
      form.clearErrors();
    },
    dropDraft: draft.drop,
    async submit(sent: WithdrawValues) {
      const { id: methodId, withdrawalFields } = method;
      await send({
        ask: {
          methodId,
          amount: readAmount(sent['amount'] ?? '') ?? 0,
          currencyCode: source.currency,
          fields: payoutFields(sent, withdrawalFields.map(askedOf)),
        },
        method: method.title ?? method.rawTitle ?? method.name ?? '',
      });
    },
  };
}

export type WithdrawForm = ReturnType<typeof useWithdrawForm>;

function hasText(values: WithdrawValues): boolean {
  return Object.entries(values).some(([name, text]) => name !== 'method' && text.trim() !== '');
}
