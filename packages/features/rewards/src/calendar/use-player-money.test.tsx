import { PlayerIsland } from '@baize/shell/player';
import { Stage } from '@baize/shell/stage';
import { stagePlayer } from '@baize/shell/stage-player';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Amount } from './amount.tsx';
import { usePlayerMoney } from './use-player-money.ts';

afterEach(cleanup);

function Share() {
  const money = usePlayerMoney();
  return money ? <Amount value={0.0000315} money={money} /> : null;
}

test('rewards are written with the same sign as the balance, crypto to its last digit', async () => {
  const player = stagePlayer({ currencyCode: 'BTC', isCrypto: true });
  render(
    <Stage viewer="player" player={{ ...player, currencySymbol: '₿' }}>
      <PlayerIsland>
        <Share />
      </PlayerIsland>
    </Stage>,
  );
  expect(await screen.findByText(/^0\.0000315\s₿$/)).toBeTruthy();
});
