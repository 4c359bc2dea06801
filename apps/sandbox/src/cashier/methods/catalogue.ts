import { BANK_METHODS } from './bank-methods.ts';
import { CARD_METHODS } from './card-methods.ts';
import { CRYPTO_METHODS } from './crypto-methods.ts';
import type { Method } from './method.ts';
import { WALLET_METHODS } from './wallet-methods.ts';

/** Every way to pay the house knows, the retired and the hidden one among them. */
export const PAYMENT_METHODS: readonly Method[] = [
  ...CARD_METHODS,
  ...BANK_METHODS,
  ...WALLET_METHODS,
  ...CRYPTO_METHODS,
];

export function findMethod(id: number): Method | undefined {
  return PAYMENT_METHODS.find((method) => method.id === id);
}
