import { stepDown, stepUp } from '@baize/domain/deposit-amount';
import { packOf } from '@baize/domain/rule-packs';
import { formatStakeText } from '@baize/i18n/formats';
import { useLocale } from '@baize/shell/page';
import { usePlayer } from '@baize/shell/player';
import { Stepper } from '@baize/ui/stepper';
import { useLingui } from '@lingui/react/macro';
import { useMoneyText } from '../money/use-money-text.ts';
import type { AmountWrong } from './amount-rules.ts';
import { typedText, withoutCurrency } from '@baize/i18n/typed-amount';

export interface AmountBoxProps {
  amount: string;
  /** The amount as read; null where it cannot be. */
  read: number | null;
  onChange(amount: string): void;
  currency: string;
  crypto: boolean;
  wrong: AmountWrong | null;
  /** The amounts of one press. */
  quick: readonly number[];
}

/** How much: by steps, by typing, or by one press where the market allows amounts to be suggested. */
export function AmountBox({ amount, read, onChange, currency, crypto, wrong, quick }: AmountBoxProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const country = usePlayer()?.getUser.countryCode ?? null;
  const words = useAmountWords(currency);
  const suggested = !crypto && packOf(country).presetAmounts;
  const from = read ?? amount;
  return (
    <Stepper
      words={{
        label: t({ id: 'deposit-box.amount', message: 'Amount' }),
        less: t({ id: 'deposit-box.less', message: 'Less' }),
        more: t({ id: 'deposit-box.more', message: 'More' }),
      }}
      value={amount}
      onValueChange={(text) => onChange(withoutCurrency({ text, currency, locale }))}
      onStep={(by) => onChange(typedText({ amount: by === 1 ? stepUp(from) : stepDown(from), locale }))}
      currency={currency}
      quick={(suggested ? quick : []).map((one) => ({
        value: String(one),
        label: formatStakeText({ amount: one, currency, locale, crypto }),
      }))}
      error={wrong === null ? undefined : words(wrong)}
    />
  );
}

function useAmountWords(currency: string): (wrong: AmountWrong) => string {
  const { t } = useLingui();
  const text = useMoneyText(currency);
  return (wrong) => {
    switch (wrong.kind) {
      case 'not-a-number':
        return t({ id: 'deposit-box.not-a-number', message: 'Enter an amount in figures.' });
      case 'finer':
        return t({
          id: 'deposit.amount.finer',
          message: 'That is finer than the smallest coin. Use fewer decimals.',
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
        const left = text(wrong.limit.left);
        return t({ id: 'deposit.amount.over-limit', message: `Your deposit limit leaves ${left}.` });
      }
    }
  };
}
