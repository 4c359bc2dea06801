import type { WithdrawForm } from './use-withdraw-form.ts';
import type { WithdrawResult } from './use-withdraw.ts';

/** Refusals that are about the amount, whatever field they name. */
const ABOUT_AMOUNT: readonly unknown[] = [
  'AMOUNT_BELOW_ZERO',
  'INSUFFICIENT_FUNDS',
  'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
];

/** The fields the platform did not take, `amount` or `fields.<name>`, as long as they say what was refused. */
export function refusedIn(
  result: WithdrawResult | null,
  { amount, typed }: WithdrawForm,
): ReadonlySet<string> {
  if (result?.kind !== 'refused') return new Set();
  const { failure, meant } = result;
  const refused = new Set(Object.keys(failure.fieldErrors));
  if (ABOUT_AMOUNT.includes(failure.code)) refused.add('amount');
  const { fields } = meant.ask;
  return new Set(
    [...refused].filter((field) => {
      if (field === 'amount') return amount === meant.ask.amount;
      const name = field.replace(/^fields\./, '');
      return (typed[name]?.trim() ?? '') === (fields?.[name] ?? '');
    }),
  );
}
