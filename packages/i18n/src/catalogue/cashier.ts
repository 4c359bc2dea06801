import type { DepositGateMessage, WithdrawalBlockMessage } from '@baize/domain/cashier-gates';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a withdrawal cannot be made now, by the id of its message. Source: S2 §8, §9; requirements PAY-09. */
export const withdrawalBlockMessages = {
  'withdrawal.block.no-deposit': msg({
    id: 'withdrawal.block.no-deposit',
    message: 'You can withdraw after your first successful deposit.',
  }),
  'withdrawal.block.email-unverified': msg({
    id: 'withdrawal.block.email-unverified',
    message: 'Verify your e-mail address first, then withdraw.',
  }),
  'withdrawal.block.wagering': msg({
    id: 'withdrawal.block.wagering',
    message: 'You can withdraw once the wagering of your deposit is complete.',
  }),
  'withdrawal.block.active-bonus': msg({
    id: 'withdrawal.block.active-bonus',
    message: 'You cannot withdraw while a bonus is active. Finish or cancel it, or wait until it expires.',
  }),
} satisfies Record<WithdrawalBlockMessage, MessageDescriptor>;

/** Why a deposit cannot be made now, by the id of its message. Source: S2 §6, §8; requirements PAY-08. */
export const depositGateMessages = {
  'deposit.gate.self-excluded': msg({
    id: 'deposit.gate.self-excluded',
    message: 'Your self-exclusion is in force, so deposits are off.',
  }),
  'deposit.gate.frozen': msg({
    id: 'deposit.gate.frozen',
    message: 'Your account is frozen, so deposits are off.',
  }),
  'deposit.gate.country': msg({
    id: 'deposit.gate.country',
    message:
      'Deposits are not open in the country you are in. If you use a VPN or proxy, switch it off and try again.',
  }),
  'deposit.gate.email-unverified': msg({
    id: 'deposit.gate.email-unverified',
    message:
      'Your e-mail address is not confirmed. Deposits open as soon as you confirm it with the link we send you.',
  }),
  'deposit.gate.limit-reached': msg({
    id: 'deposit.gate.limit-reached',
    message: 'You have reached a deposit limit. It applies until its period ends.',
  }),
  'deposit.gate.address': msg({
    id: 'deposit.gate.address',
    message: 'We need your address before you deposit. Add it to continue.',
  }),
} satisfies Record<DepositGateMessage, MessageDescriptor>;
