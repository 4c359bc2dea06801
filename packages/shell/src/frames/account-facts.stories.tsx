import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerIsland } from '../player/player-island.tsx';
import { lastLogin } from '../session/last-login.ts';
import { stagePlayer } from '../stage/stage-player.ts';
import { PlayerStage } from '../stage/player-stage.tsx';
import { AccountFacts } from './account-facts.tsx';

interface Args {
  level: number | null;
  kycStatus: string | null;
  seenBefore: boolean;
}

const meta: Meta<Args> = {
  title: 'Shell/Account facts',
  args: { level: 3, kycStatus: 'APPROVED', seenBefore: true },
  render: ({ level, kycStatus, seenBefore }) => {
    if (seenBefore)
      lastLogin.set({ created_at: '2026-11-19T08:05:00Z', ip: '203.0.113.24', location: 'Rotterdam' });
    else lastLogin.clear();
    const player = stagePlayer();
    return (
      <PlayerStage
        viewer="player"
        player={{ ...player, userLoyaltyLevel: level, getUser: { ...player.getUser, kycStatus } }}
      >
        <PlayerIsland>
          <AccountFacts />
        </PlayerIsland>
      </PlayerStage>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

export const Verified: Story = {};
export const NotVerified: Story = { args: { kycStatus: 'PENDING', level: 0 } };
export const FirstVisit: Story = { args: { seenBefore: false, level: null, kycStatus: null } };
