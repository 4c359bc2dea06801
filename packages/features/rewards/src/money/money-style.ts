import type { MoneyFormat } from '@baize/shell/money-story';

export type { MoneyFormat };

/** Example amounts belong to nobody, so they have no currency of their own. */
export const DEMO_MONEY: MoneyFormat = { currency: 'EUR', crypto: false };
