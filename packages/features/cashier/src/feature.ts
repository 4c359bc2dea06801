import { defineFeature } from '@baize/shell/brand';

/** Money in and money out, as a brand composes them. */
export const cashierFeature = defineFeature({
  name: 'cashier',
  modals: {
    withdraw: async () => ({ default: (await import('./withdraw/withdraw-dialog.tsx')).WithdrawDialog }),
  },
});
