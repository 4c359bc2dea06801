import type { Promotion } from '@baize/api/endpoints/rewards';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { eveningSpins, welcome } from '../testing/example-promotions.ts';
import { PromoDetail } from './promo-detail.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const NONE = {
  depositAmount: null,
  bonusAmount: null,
  wagerLeft: null,
  wagered: null,
  maxBonusThreshold: null,
  maxWin: null,
  minBalance: null,
  minDeposit: null,
  releasedAmount: null,
  lostAmount: null,
};

function example(promotion: Promotion, currency: string): string | undefined {
  render(
    <TestProviders viewer="player">
      <PromoDetail
        promotion={promotion}
        currency={currency}
        viewer="player"
        open
        onClose={nothing}
        onExited={nothing}
      />
    </TestProviders>,
  );
  const all = screen.getByRole('dialog').textContent ?? '';
  return /Example:.*?all\./.exec(all.replaceAll(/[\u2066-\u2069]/g, ''))?.[0];
}

test('the example counts in the currency that the bonus is told in to the player', () => {
  const told = {
    ...NONE,
    currencyCode: 'BTC',
    maxBonusThreshold: 0.0012,
    minDeposit: 0.00024,
    maxWin: 0.006,
  };
  const words = example(welcome({ currencyCode: 'EUR', convertedAmounts: told }), 'BTC');
  expect(words).toContain('0.00024');
  expect(words).toContain('0.0072');
  expect(words).not.toContain('€');
});

test('no example mixes two currencies: where only some amounts are told in the player’s, there is none', () => {
  const told = { ...NONE, currencyCode: 'BTC', maxBonusThreshold: 0.0012 };
  expect(example(welcome({ currencyCode: 'EUR', convertedAmounts: told }), 'BTC')).toBeUndefined();
});

test('what spins might win is not guessed in a currency of large units', () => {
  const spins = eveningSpins({ currencyCode: null, maxWin: null });
  expect(example(spins, 'EUR')).toContain('€5.00');
  cleanup();
  expect(example(spins, 'BTC')).toBeUndefined();
});
