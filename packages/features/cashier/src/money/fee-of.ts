import type { PaymentFee } from '@baize/api/endpoints/cashier';
import { currencyDigits } from '@baize/domain/currency-digits';
import { calculateFee } from '@baize/domain/payment-terms';
import { isCryptoCurrency } from '@baize/domain/wallet';

/** The decimals of a currency: a fee has them, whatever amounts its method takes. */
export function digitsOf(currency: string): number {
  return currencyDigits({ currency, crypto: isCryptoCurrency(currency) });
}

/** What a payment of an amount costs beside it; null where nothing is known of a fee. */
export function feeOf(amount: number, fee: PaymentFee | null | undefined, currency: string): number | null {
  return calculateFee({ amount, fee, digits: digitsOf(currency) });
}
