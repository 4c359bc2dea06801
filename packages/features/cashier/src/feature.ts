import { defineFeature } from '@baize/shell/brand';

const late = () => import('./late-dialogs.ts');

/** Money in and money out, as a brand composes them. */
export const cashierFeature = defineFeature({
  name: 'cashier',
  modals: {
    withdraw: async () => ({ default: (await (await late()).loadWithdraw()).WithdrawDialog }),
  },
});
