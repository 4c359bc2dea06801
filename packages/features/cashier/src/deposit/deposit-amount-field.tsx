import { stepDown, stepUp } from '@baize/domain/deposit-amount';
import { formatMoneyText, formatStakeText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { AmountField } from '@baize/ui/amount-field';
import { useLingui } from '@lingui/react/macro';
import { formatTypedAmount, stripCurrency } from '@baize/i18n/typed-amount';
import { useFieldErrorMessage } from '../fields/use-field-error-message.ts';
import { useMoneyFormat, useMoneyFormatter } from '../money/use-money-text.ts';
import type { DepositAmountError } from './amount-rules.ts';
import type { DepositAmount } from './use-deposit-amount.ts';

export interface DepositAmountFieldProps {
  typed: DepositAmount;
  /** Whether the form has been sent: then an amount that is missing is said to be. */
  told: 'all' | 'left';
  onChange(amount: string): void;
  currency: string;
  crypto: boolean;
  /** What the platform found wrong with it. */
  refusal: DepositAmountError | null;
}

/** How much: by steps, by typing, or by one press. */
export function DepositAmountField({
  typed,
  told,
  onChange,
  currency,
  crypto,
  refusal,
}: DepositAmountFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { parsed, stepFrom, isMissing } = typed;
  const words = useDepositAmountErrorMessage(currency);
  const error = (isMissing && told === 'left' ? null : typed.error) ?? refusal;
  const format = useMoneyFormat(currency);
  // The name of a button carries no marks of direction: it is spoken, and searched for.
  const now = formatMoneyText({ amount: parsed ?? 0, locale, ...format });
  return (
    <AmountField
      labels={{
        label: t({ id: 'deposit-box.amount', message: 'Amount' }),
        decrease:
          parsed === null
            ? t({ id: 'deposit-box.less', message: 'Less' })
            : t({ id: 'deposit.amount.less', message: `Less than ${now}` }),
        increase:
          parsed === null
            ? t({ id: 'deposit-box.more', message: 'More' })
            : t({ id: 'deposit.amount.more', message: `More than ${now}` }),
      }}
      value={typed.text}
      onValueChange={(text) => onChange(stripCurrency({ text, currency, locale }))}
      onStep={
        stepFrom === null
          ? null
          : (by) =>
              onChange(
                formatTypedAmount({ amount: by === 1 ? stepUp(stepFrom) : stepDown(stepFrom), locale }),
              )
      }
      currency={currency}
      presets={typed.presets.map((one) => ({
        value: String(one),
        label: formatStakeText({ amount: one, currency, locale, crypto }),
      }))}
      error={error === null ? undefined : words(error)}
    />
  );
}

function useDepositAmountErrorMessage(currency: string): (wrong: DepositAmountError) => string {
  const { t } = useLingui();
  const text = useMoneyFormatter(currency);
  const fieldError = useFieldErrorMessage();
  return (wrong) => {
    switch (wrong.kind) {
      case 'refused':
        return (
          fieldError(wrong.problem) ??
          t({ id: 'deposit.amount.refused', message: 'This amount was not accepted. Change it.' })
        );
      case 'not-a-number':
        return t({ id: 'deposit-box.not-a-number', message: 'Enter a valid amount.' });
      case 'finer':
        return t({
          id: 'deposit.amount.finer',
          message: 'This amount has too many decimals for your currency.',
        });
      case 'below': {
        const min = text(wrong.range.min);
        return t({ id: 'deposit-box.below', message: `The smallest amount is ${min}.` });
      }
      case 'above': {
        const max = text(wrong.range.max);
        return t({ id: 'deposit-box.above', message: `The largest amount is ${max}.` });
      }
      case 'over-limit': {
        const [left, min] = [text(wrong.limit.left), text(wrong.range.min)];
        if (wrong.limit.left < wrong.range.min)
          return t({
            id: 'deposit.amount.method-over-limit',
            message: `Your deposit limit allows ${left} more, and this method takes no less than ${min}. Choose another method.`,
          });
        return t({ id: 'deposit.amount.over-limit', message: `Your deposit limit allows ${left} more.` });
      }
    }
  };
}
