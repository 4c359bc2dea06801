import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stagePlayer } from '../stage/stage-player.ts';
import { Stage } from '../stage/stage.tsx';
import { BasicFrame } from './basic-frame.tsx';
import { PanelFrame } from './panel-frame.tsx';
// Loaded ahead of the first test, which would wait for its code otherwise.
import './player-bits.tsx';

afterEach(cleanup);

test.each([
  ['basic', BasicFrame, 'excluded', { selfExclusion: '2126-11-20' }],
  ['panel', PanelFrame, 'excluded', { selfExclusion: '2126-11-20' }],
  ['basic', BasicFrame, 'frozen', { frozenUntil: '2126-11-20T00:00:00Z' }],
  ['panel', PanelFrame, 'frozen', { frozenUntil: '2126-11-20T00:00:00Z' }],
] as const)(
  'in %s navigation, who is %3$s is led to withdraw and nowhere to deposit [SES-09]',
  async (_, View, _state, limit) => {
    render(
      <Stage viewer="player" player={stagePlayer({ limit })}>
        <View>
          <h1>The page</h1>
        </View>
      </Stage>,
    );
    expect((await screen.findAllByRole('link', { name: 'Withdraw' })).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull());
  },
);

test('a break that is over leaves the deposit where it was', async () => {
  render(
    <Stage viewer="player" player={stagePlayer({ limit: { selfExclusion: '2020-01-01' } })}>
      <BasicFrame>
        <h1>The page</h1>
      </BasicFrame>
    </Stage>,
  );
  expect((await screen.findAllByRole('link', { name: 'Deposit' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
});
