import type { PayoutAmountError, PayoutRange } from '@baize/domain/withdrawal';
import { useLingui } from '@lingui/react/macro';

interface AmountContext {
  text(amount: number): string;
  withdrawable: number;
  range: PayoutRange;
  /** The decimals an amount may have. */
  digits: number;
}

/** What helps with an amount to withdraw and what is wrong with it, with the figures that would be right. */
export function usePayoutAmountMessages({ text, withdrawable, range, digits }: AmountContext) {
  const { t } = useLingui();
  const held = text(withdrawable);
  const [least, most] = [text(range.min ?? 0), text(range.max ?? 0)];
  const wrong: Record<PayoutAmountError, string> = {
    empty: t({ id: 'withdraw.amount.empty', message: 'Enter an amount.' }),
    'not-a-number': t({
      id: 'withdraw.amount.not-a-number',
      message: 'Enter numbers only, such as 25 or 25.50.',
    }),
    'not-positive': t({ id: 'withdraw.amount.not-positive', message: 'Enter an amount above 0.' }),
    'too-fine':
      digits === 0
        ? t({ id: 'withdraw.amount.whole', message: 'Enter a whole number: this currency has no decimals.' })
        : t({ id: 'withdraw.amount.too-fine', message: 'This has too many decimals.' }),
    'more-than-held': t({ id: 'withdraw.amount.more', message: `You can withdraw up to ${held}.` }),
    below: t({
      id: 'withdraw.amount.below',
      message: `The minimum withdrawal with this method is ${least}.`,
    }),
    above: t({
      id: 'withdraw.amount.above',
      message: `You can withdraw up to ${most} at a time with this method.`,
    }),
  };
  return {
    error: (problem: PayoutAmountError) => wrong[problem],
    refused: t({
      id: 'withdraw.amount.refused',
      message: 'This amount was not accepted. Enter another one.',
    }),
    hint: hintOf(),
  };

  function hintOf(): string {
    const ofAll = t({ id: 'withdraw.amount.held', message: `You can withdraw ${held} now.` });
    const ofMethod = methodHint();
    if (ofMethod === null) return ofAll;
    // A method that pays out less at once is the tighter limit.
    return range.max !== null && range.max <= withdrawable ? ofMethod : `${ofMethod} ${ofAll}`;
  }

  function methodHint(): string | null {
    if (range.min !== null && range.max !== null)
      return t({ id: 'withdraw.amount.range', message: `From ${least} to ${most} per withdrawal.` });
    if (range.min !== null)
      return t({ id: 'withdraw.amount.from', message: `From ${least} per withdrawal.` });
    if (range.max !== null) return t({ id: 'withdraw.amount.to', message: `Up to ${most} per withdrawal.` });
    return null;
  }
}
