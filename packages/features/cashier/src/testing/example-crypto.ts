import type { CryptoPayment } from '@baize/api/endpoints/cashier';
import { transaction } from './fake-cashier.ts';

/** An open deposit of 27.5 USDT on Tron. */
export function cryptoPayment(parts: Partial<CryptoPayment> = {}): CryptoPayment {
  return {
    coin: 'USDT',
    network: 'TRC-20',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    tag: null,
    amount: '27.5',
    minimum: '11',
    confirmations: { needed: 20, seen: 0 },
    seenAt: null,
    expiresAt: null,
    ...parts,
  };
}

export function tonPayment(parts: Partial<CryptoPayment> = {}): CryptoPayment {
  return cryptoPayment({
    network: 'TON',
    address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    tag: '1048205521',
    confirmations: { needed: 1, seen: 0 },
    ...parts,
  });
}

/** Its line among the transactions. */
export function cryptoTransaction(crypto: CryptoPayment, parts: object = {}) {
  return transaction({ method: 'Tether', status: 'pending', crypto, ...parts });
}
