import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerBoundary } from '../player/player-boundary.tsx';
import { lastLogin } from '../session/last-login.ts';
import { playerFixture } from '../testing/player-fixture.ts';
import { PlayerTestProviders } from '../testing/player-test-providers.tsx';
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
