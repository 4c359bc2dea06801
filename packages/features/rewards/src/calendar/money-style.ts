import type { MoneyStyle } from '@baize/shell/money-story';

export type { MoneyStyle };

/** Example amounts belong to nobody, so they have no currency of their own. */
export const DEMO_MONEY: MoneyStyle = { currency: 'EUR', crypto: false };
