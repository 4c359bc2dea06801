import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { currencyDigits } from '@baize/domain/currency-digits';
import { forbidsSuggestedAmounts, quickAmounts, startAmount } from '@baize/domain/deposit-amount';
import { formatTypedAmount, parseTypedAmount } from '@baize/i18n/typed-amount';
import { useLocale, usePage } from '@baize/page';
import { usePlayer } from '@baize/player';
import type { DepositLimit } from '../limit-bar/use-deposit-limits.ts';
import { depositRange, validateDepositAmount, type DepositAmountError } from './amount-rules.ts';

interface DepositAmountOptions {
  /** Null while there is none to pay by. */
  method: PaymentMethodRow | null;
  /** As the player typed it; null before that. */
  typedText: string | null;
  currency: string;
  crypto: boolean;
  limits: readonly DepositLimit[];
}

/** The amount of the form, as it is written and as it is read. */
export interface DepositAmount {
  text: string;
  /** As read; null where it cannot be. */
  parsed: number | null;
  /** Null where it may not be paid: nothing but an amount that may be is named as what is paid. */
  amount: number | null;
  error: DepositAmountError | null;
  /** The amounts of one press; none where the market forbids to suggest any. */
  presets: readonly number[];
  /** Nobody has typed one, and none may be suggested: it is asked for, not wrong. */
  isMissing: boolean;
  /** What a step begins at; null where the market wants a plain field. */
  stepFrom: number | string | null;
  digits: number;
  /** The tightest limit, in this currency. */
  limit: DepositLimit | null;
}

/** What the amount is before anybody types, and what is wrong with it (PAY-03). */
export function useDepositAmount(options: DepositAmountOptions): DepositAmount {
  const { method, typedText, currency, crypto, limits } = options;
  const user = usePlayer()?.getUser;
  const locale = useLocale();
  const suggests = !forbidsSuggestedAmounts(usePage().settings.market);
  // Nor is one offered where the player lives in a market that forbids it.
  const offers = suggests && !crypto && !forbidsSuggestedAmounts(user?.countryCode);
  // Limits are kept in the player's own currency; another wallet is left to the platform.
  const limit = currency === user?.currencyCode ? (limits[0] ?? null) : null;
  const digits = method?.decimals ?? currencyDigits({ currency, crypto });
  const range = depositRange(method, currency);
  const offered = { range, suggested: method?.suggestedAmounts ?? [] };
  // What the limit forbids is not offered.
  const allowed = { ...range, max: Math.min(range.max, limit?.left ?? range.max) };
  const start = crypto ? range.min : startAmount({ ...offered, left: limit?.left ?? null });
  const text = typedText ?? (suggests ? formatTypedAmount({ amount: start, locale }) : '');
  const typed = parseTypedAmount({ text, locale, digits });
  const error = validateDepositAmount({ typed, range, digits, limit });
  return {
    text,
    parsed: typed?.amount ?? null,
    amount: error === null && typed !== null ? typed.amount : null,
    error,
    presets: offers ? quickAmounts({ ...offered, range: allowed }) : [],
    isMissing: typedText === null && !suggests,
    stepFrom: suggests ? (typed?.amount ?? text) : null,
    digits,
    limit,
  };
}
