import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { methodTitle } from '@baize/domain/payment-methods';

/** Returns the coin a method moves as wallets write it (`USDT`), or what the method is called where it names no code. */
export function methodCoin(method: PaymentMethodRow): string {
  const code = method.rawTitle?.trim() ?? '';
  return /^[A-Z0-9]{2,8}$/.test(code) ? code : methodTitle(method);
}
