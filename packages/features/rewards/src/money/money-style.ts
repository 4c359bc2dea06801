import type { MoneyFormat } from '@baize/wallet/money-story';

export type { MoneyFormat };

/** Example amounts belong to nobody, so they have no currency of their own. */
export const DEMO_MONEY: MoneyFormat = { currency: 'EUR', crypto: false };
