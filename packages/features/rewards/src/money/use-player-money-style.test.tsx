import { PlayerBoundary } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Amount } from './amount.tsx';
import { usePlayerMoneyStyle } from './use-player-money-style.ts';

afterEach(cleanup);

function Share() {
  const money = usePlayerMoneyStyle();
  return money ? <Amount value={0.0000315} money={money} /> : null;
}

test('rewards are written with the same sign as the balance, crypto to its last digit', async () => {
  const player = playerFixture({ currencyCode: 'BTC', isCrypto: true });
  render(
    <TestProviders viewer="player" player={{ ...player, currencySymbol: '₿' }}>
      <PlayerBoundary>
        <Share />
      </PlayerBoundary>
    </TestProviders>,
  );
  expect(await screen.findByText(/^0\.0000315\s₿$/)).toBeTruthy();
});
