import type { ResultKind } from '@baize/domain/deposit-payment';
import { defineFeature } from '@baize/shell/brand';
import { UnknownPayments } from './unknown/unknown-payments.tsx';

const late = () => import('./late-dialogs.ts');

const result = (kind: ResultKind) => async () => ({
  default: (await (await late()).loadResults()).resultDialogs[kind],
});

/** Money in and money out, as a brand composes them. */
export const cashierFeature = defineFeature({
  name: 'cashier',
  modals: {
    withdraw: async () => ({ default: (await (await late()).loadWithdraw()).WithdrawDialog }),
    deposit: async () => ({ default: (await (await late()).loadDeposit()).DepositDialog }),
    'deposit-success': result('success'),
    'deposit-3ds-success': result('3ds-success'),
    'deposit-pending': result('pending'),
    'deposit-return': result('return'),
    'deposit-cancel': result('cancel'),
    'deposit-decline': result('decline'),
    'deposit-failed': result('failed'),
  },
  effects: [UnknownPayments],
});
