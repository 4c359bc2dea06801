import { useLingui } from '@lingui/react/macro';
import { useFieldErrorMessage } from '../fields/use-field-error-message.ts';
import type { CardValues } from './card-values.ts';

/** Words what is wrong with a field of a card; one that is empty is named, as three of them may be at once. */
export function useCardErrorMessage(): (
  name: keyof CardValues,
  problem: string | undefined,
) => string | undefined {
  const { t } = useLingui();
  const words = useFieldErrorMessage();
  const missing = {
    cardNumber: t({ id: 'deposit.card.number.missing', message: 'Enter the card number.' }),
    expiry: t({ id: 'deposit.card.expiry.missing', message: 'Enter the month and year the card expires.' }),
    cvc: t({ id: 'deposit.card.cvc.missing', message: 'Enter the CVC.' }),
    cardHolder: t({ id: 'deposit.card.holder.missing', message: 'Enter the name on the card.' }),
  };
  return (name, problem) => (problem === 'form.validation.invalid.required' ? missing[name] : words(problem));
}
