import type { ResultKind } from '@baize/domain/deposit-payment';
import { defineFeature } from '@baize/page/brand';
import { UnresolvedPayments } from './unresolved/unresolved-payments.tsx';

const loadDialogs = () => import('./lazy-dialogs.ts');

const resultDialog = (kind: ResultKind) => async () => ({
  default: (await (await loadDialogs()).loadResults()).resultDialogs[kind],
});

/** Money in and money out, as a brand composes them. */
export const cashierFeature = defineFeature({
  name: 'cashier',
  modals: {
    withdraw: async () => ({ default: (await (await loadDialogs()).loadWithdraw()).WithdrawDialog }),
    deposit: async () => ({ default: (await (await loadDialogs()).loadDeposit()).DepositDialog }),
    'deposit-success': resultDialog('success'),
    'deposit-3ds-success': resultDialog('3ds-success'),
    'deposit-pending': resultDialog('pending'),
    'deposit-return': resultDialog('return'),
    'deposit-cancel': resultDialog('cancel'),
    'deposit-decline': resultDialog('decline'),
    'deposit-failed': resultDialog('failed'),
  },
  effects: [UnresolvedPayments],
});
