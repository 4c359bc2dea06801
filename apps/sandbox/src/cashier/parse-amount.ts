import { CURRENCIES } from '../accounts/country-facts.ts';
import { validationError } from '../errors/http-error.ts';
import { isWholeUnits, toUnits } from '../ledger/currency.ts';

/** More than anybody holds, in any currency, and still a whole number to every reader. */
const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/** A currency an account can be kept in; any other code is refused, 400. */
export function assertKnownCurrency(code: string): string {
  if (CURRENCIES.some((currency) => currency.code === code)) return code;
  throw validationError({ currencyCode: 'form.validation.invalid.format' });
}

/**
 * What is asked to be moved, as whole smallest units. A part of a cent is refused, 400; less than one unit counts as
 * nothing, and what no wallet could hold as the most there is, for the rules to refuse in their own words.
 */
export function parseUnits(amount: number, currencyCode: string): bigint {
  if (amount > Number(MOST) / 1e8) return MOST;
  const units = toUnits(amount, currencyCode);
  if (units !== 0n && !isWholeUnits(amount, currencyCode))
    throw validationError({ amount: 'form.validation.invalid.format' });
  return units;
}
