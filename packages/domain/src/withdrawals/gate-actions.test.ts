import { expect, test } from 'vitest';
import { gateActions } from './gate-actions.ts';

test.each(['self-excluded', 'frozen', 'country', 'limit-reached'] as const)(
  'the %s gate leads to the withdrawal only where something can be withdrawn [PAY-08] [SES-09]',
  (gate) => {
    expect(gateActions(gate, { canWithdraw: true, canRecheck: true })).toContain('withdraw');
    expect(gateActions(gate, { canWithdraw: false, canRecheck: true })).not.toContain('withdraw');
  },
);

test('what only time opens is not checked again', () => {
  expect(gateActions('limit-reached', { canWithdraw: true, canRecheck: false })).toEqual([
    'withdraw',
    'limits',
  ]);
});

test('a country that is shut is checked again before anything else', () => {
  expect(gateActions('country', { canWithdraw: true, canRecheck: true })[0]).toBe('recheck');
});
