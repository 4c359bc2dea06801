import { formatDeadline } from '@baize/i18n/formats';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EUR, NOW, ZONE } from '../testing/example-days.ts';
import { ClaimResultDialog, type ClaimResult } from './claim-result.tsx';

const about = { date: '2026-11-20', amount: 4.82, money: EUR };

const when = { at: NOW, until: Date.UTC(2026, 10, 21, 23) };

const claimed: ClaimResult = {
  ...about,
  kind: 'claimed',
  paid: { date: '2026-11-20', at: NOW, ...formatDeadline({ instant: NOW, zone: ZONE, locale: 'en' }) },
  reference: 'RB-20261120-4F7C',
};

const meta = {
  title: 'Features/Rewards/Claim result',
  component: ClaimResultDialog,
  args: {
    result: claimed,
    open: true,
    onClose: () => undefined,
    onExited: () => undefined,
    onRetry: () => undefined,
  },
  decorators: [
    (Story) => (
      // Its paper bears the brand's name.
      <PlayerTestProviders viewer="player">
        <Story />
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<typeof ClaimResultDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Claimed: Story = {};
export const ClaimedBeforeItsReceipt: Story = { args: { result: { ...claimed, reference: null } } };
export const Failed: Story = {
  args: { result: { ...about, kind: 'failed', because: 'trouble', reference: 'ERR-4F7C', ...when } },
};
export const Refused: Story = {
  args: { result: { ...about, kind: 'failed', because: 'refused', reference: null, ...when } },
};
export const ClaimedBefore: Story = {
  args: { result: { ...about, kind: 'failed', because: 'already-claimed', reference: null, ...when } },
};
export const NoAnswer: Story = { args: { result: { ...about, kind: 'unknown' } } };
export const NoConnection: Story = { args: { result: { ...about, kind: 'offline' } } };
