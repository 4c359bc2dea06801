import type { CardBrand } from '@baize/domain/card-brand';

/** What each scheme calls itself, in any language. */
export const CARD_BRAND_NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
} as const satisfies Record<CardBrand, string>;
