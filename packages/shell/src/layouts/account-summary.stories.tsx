import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { playerFixture } from '@baize/player/player-fixture';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { lastLogin } from '@baize/player/session';
import { AccountSummary } from './account-summary.tsx';

interface Args {
  level: number | null;
  kycStatus: string | null;
  seenBefore: boolean;
}

const meta: Meta<Args> = {
  title: 'Features/Shell/Account summary',
  args: { level: 3, kycStatus: 'APPROVED', seenBefore: true },
  render: ({ level, kycStatus, seenBefore }) => {
    if (seenBefore)
      lastLogin.set({ created_at: '2026-11-19T08:05:00Z', ip: '203.0.113.24', location: 'Rotterdam' });
    else lastLogin.clear();
    const player = playerFixture();
    return (
      <PlayerTestProviders
        viewer="player"
        player={{ ...player, userLoyaltyLevel: level, getUser: { ...player.getUser, kycStatus } }}
      >
        <PlayerBoundary>
          <AccountSummary />
        </PlayerBoundary>
      </PlayerTestProviders>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

export const Verified: Story = {};
export const NotVerified: Story = { args: { kycStatus: 'PENDING', level: 0 } };
export const FirstVisit: Story = { args: { seenBefore: false, level: null, kycStatus: null } };
