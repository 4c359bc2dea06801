import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bareBonus } from '../../testing/example-bonuses.ts';
import { GrantedAmount } from './granted-amount.tsx';

afterEach(cleanup);

function granted(parts: Parameters<typeof bareBonus>[0]): string | null {
  const { container } = render(
    <TestProviders viewer="visitor">
      <GrantedAmount bonus={bareBonus(parts)} currency="EUR" />
    </TestProviders>,
  );
  return container.textContent;
}

test('what was granted is told in one way, however the bonus ended', () => {
  const endings = ['completed', 'lost', 'cancelled', 'expired'] as const;
  for (const status of endings) {
    expect(granted({ status, bonusAmount: 6 })).toBe('€6.00');
    expect(granted({ status, type: 'free-spins', freeSpinsQuantity: 5, bonusAmount: 0 })).toBe(
      '5 free spins',
    );
    expect(granted({ status, type: 'deposit', depositBonusPercent: 25, bonusAmount: 0 })).toBe(
      '25% of a deposit',
    );
  }
});

test('of a bonus of free spins the spins are told, not what they won', () => {
  expect(granted({ type: 'free-spins', freeSpinsQuantity: 5, bonusAmount: 3.2 })).toBe('5 free spins');
});

test('money and spins granted together are both told', () => {
  expect(granted({ type: 'deposit', bonusAmount: 50, freeSpinsQuantity: 20 })).toBe('€50.00 + 20 free spins');
});

test('an amount of nothing in the other currency is no grant', () => {
  const nothing = { ...bareBonus(), depositAmount: null, bonusAmount: 0, currencyCode: 'USD' };
  expect(granted({ bonusAmount: 0, convertedAmounts: nothing })).toBe('–');
});
