import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { BasicLayout } from './basic-layout.tsx';
import { PanelLayout } from './panel-layout.tsx';
import './header-balance.tsx';

afterEach(cleanup);

test.each([
  ['basic', BasicLayout, 'excluded', { selfExclusion: '2126-11-20' }],
  ['panel', PanelLayout, 'excluded', { selfExclusion: '2126-11-20' }],
  ['basic', BasicLayout, 'frozen', { frozenUntil: '2126-11-20T00:00:00Z' }],
  ['panel', PanelLayout, 'frozen', { frozenUntil: '2126-11-20T00:00:00Z' }],
] as const)(
  'in %s navigation, who is %3$s is led to withdraw and nowhere to deposit [SES-09]',
  async (_, View, _state, limit) => {
    render(
      <TestProviders viewer="player" player={playerFixture({ limit })}>
        <View>
          <h1>The page</h1>
        </View>
      </TestProviders>,
    );
    expect((await screen.findAllByRole('link', { name: 'Withdraw' })).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull());
  },
);

test.each([
  ['basic', BasicLayout],
  ['panel', PanelLayout],
] as const)(
  'in %s navigation a break that is over leaves the deposit where it was, and the withdrawal as near',
  async (_, View) => {
    render(
      <TestProviders viewer="player" player={playerFixture({ limit: { selfExclusion: '2020-01-01' } })}>
        <View>
          <h1>The page</h1>
        </View>
      </TestProviders>,
    );
    expect((await screen.findAllByRole('link', { name: 'Deposit' })).length).toBeGreaterThan(0);
    const withdrawals = screen.getAllByRole('link', { name: 'Withdraw' });
    expect(withdrawals.map((link) => link.getAttribute('href'))).toContain('/withdraw');
    expect(withdrawals.length).toBeGreaterThan(1);
  },
);
