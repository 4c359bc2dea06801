import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { TOOL_DIALOGS, type ToolModal } from './dialogs.tsx';
import { SessionLimitNotice } from './in-play/session-limit-notice.tsx';
import { PanicButton } from './panic/panic-button.tsx';
import { RealityCheckPrompt } from './reality/reality-check-prompt.tsx';
import { createLimitsPlatform, limitFixture, limitFixtures } from './testing/limits-platform.ts';

const MINUTE = 60_000;
const daily = { amount: 200, used: 125, left: 75 };
const limits = limitFixtures([limitFixture(daily)]);
const pending = {
  id: 'p1',
  amount: 400,
  minutes: null,
  askedAt: null,
  confirmableAt: new Date(Date.now() + 600 * MINUTE).toISOString(),
};
const limitsWithRaise = limitFixtures([limitFixture({ ...daily, pending })]);

interface ShownProps {
  tool: ToolModal;
  viewer?: 'player' | 'visitor';
  known?: typeof limits;
}

function Shown({ tool, viewer = 'player', known = limits }: ShownProps) {
  const [{ api }] = useState(() => createLimitsPlatform({ limits: known }));
  const Dialog = TOOL_DIALOGS[tool];
  return (
    <PlayerTestProviders viewer={viewer} api={api}>
      <Dialog open close={() => undefined} onExited={() => undefined} />
    </PlayerTestProviders>
  );
}

const meta = {
  title: 'Features/Safer play/Tools',
  component: Shown,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));

export const Amount: Story = { args: { tool: 'deposit-limit' } };
export const RaiseShown: Story = {
  args: { tool: 'deposit-limit' },
  play: async () => {
    await userEvent.type(
      await screen.findByLabelText('New limit in EUR', undefined, { timeout: 10_000 }),
      '300',
    );
    await press('See what it means');
    await expect(screen.getByText('You can confirm it from')).toBeVisible();
  },
};
export const WaitingRaiseReplaced: Story = {
  args: { tool: 'deposit-limit', known: limitsWithRaise },
  play: async () => {
    await userEvent.type(
      await screen.findByLabelText('New limit in EUR', undefined, { timeout: 10_000 }),
      '150',
    );
    await press('See what it means');
    await expect(screen.getByText(/^This takes the place of the raise/)).toBeVisible();
  },
};
export const NoAmount: Story = {
  args: { tool: 'bet-limit' },
  play: async () => press('See what it means'),
};
export const SessionTime: Story = { args: { tool: 'session-limit' } };
export const Lengths: Story = { args: { tool: 'self-exclusion' } };
export const Consequences: Story = {
  args: { tool: 'self-exclusion' },
  play: async () => press('1 week'),
};
export const BreakOfDays: Story = { args: { tool: 'freeze' } };
export const Interval: Story = { args: { tool: 'reality-check' } };
export const ForVisitors: Story = { args: { tool: 'self-exclusion', viewer: 'visitor' } };

const session = {
  since: Date.now() - 42 * MINUTE,
  sums: [{ currency: 'EUR', staked: 86, net: -12.4 }],
};

/** Above the game; only a choice leads out. */
export const TimeCheckDue: Story = {
  args: { tool: 'reality-check' },
  render: () => (
    <PlayerTestProviders viewer="player">
      <PlayerBoundary>
        <RealityCheckPrompt
          open
          session={session}
          interval={30}
          onChoose={() => undefined}
          onExited={() => undefined}
        />
      </PlayerBoundary>
    </PlayerTestProviders>
  ),
};

function Ending() {
  const [{ api }] = useState(() =>
    createLimitsPlatform({
      limits: limitFixtures([limitFixture({ type: 'session', minutes: 60 })]),
      sessionStartedAt: new Date(Date.now() - 56 * MINUTE).toISOString(),
    }),
  );
  return (
    <PlayerTestProviders viewer="player" api={api}>
      <PlayerBoundary>
        <SessionLimitNotice />
      </PlayerBoundary>
    </PlayerTestProviders>
  );
}

/** One press and out, where the market has such a button. */
export const StopNow: Story = {
  args: { tool: 'freeze' },
  render: () => (
    <PlayerTestProviders viewer="player" settings={{ market: 'de' }}>
      <PlayerBoundary>
        <PanicButton />
      </PlayerBoundary>
    </PlayerTestProviders>
  ),
};

/** Four minutes before a session ends by its player's own limit. */
export const SessionEnding: Story = { args: { tool: 'session-limit' }, render: () => <Ending /> };
