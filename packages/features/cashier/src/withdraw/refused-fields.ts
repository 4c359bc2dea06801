import type { WithdrawForm } from './use-withdraw-form.ts';
import type { WithdrawResult } from './withdraw-result.ts';

/** Refusals that are about the amount, whatever field they name. */
const AMOUNT_CODES: readonly unknown[] = [
  'AMOUNT_BELOW_ZERO',
  'INSUFFICIENT_FUNDS',
  'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
];

/** The fields the platform did not take, `amount` or `fields.<name>`, as long as they say what was refused. */
export function refusedFields(
  result: WithdrawResult | null,
  { amount, typed }: WithdrawForm,
): ReadonlySet<string> {
  if (result?.kind !== 'refused') return new Set();
  const { failure, order } = result;
  const refused = new Set(Object.keys(failure.fieldErrors));
  if (AMOUNT_CODES.includes(failure.code)) refused.add('amount');
  const { fields } = order.request;
  return new Set(
    [...refused].filter((field) => {
      if (field === 'amount') return amount === order.request.amount;
      const name = field.replace(/^fields\./, '');
      return (typed[name]?.trim() ?? '') === (fields?.[name] ?? '');
    }),
  );
}
