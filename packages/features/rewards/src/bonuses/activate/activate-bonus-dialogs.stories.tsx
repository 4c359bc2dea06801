import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { runningBonus } from '../../testing/example-bonuses.ts';
import { ActivateBonusDialog } from './activate-bonus-dialogs.tsx';

const bonus = { id: '7', name: 'Quay gift' };
const refused = { kind: 'refused', bonus, open: true } as const;
const nothing = () => undefined;

const meta = {
  title: 'Features/Rewards/Activate a bonus',
  component: ActivateBonusDialog,
  args: {
    state: { kind: 'done', bonus, open: true },
    onRetry: nothing,
    onClose: nothing,
    onExited: nothing,
  },
  decorators: [
    (Story) => (
      <PlayerTestProviders viewer="player">
        <PlayerBoundary>
          <Story />
        </PlayerBoundary>
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<typeof ActivateBonusDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activated: Story = {};
export const ActivatedInFigures: Story = {
  args: { state: { kind: 'done', bonus, updatedBonus: runningBonus(), open: true } },
};
export const WhatSpinsLock: Story = {
  args: { state: { kind: 'confirm', bonus: { ...bonus, type: 'free-spins', multiplier: 20 }, open: true } },
};
export const WhatItLocks: Story = {
  args: { state: { kind: 'confirm', bonus: { ...bonus, multiplier: 30 }, open: true } },
};
export const WhatItLocksAndUntilWhen: Story = {
  args: { state: { kind: 'confirm', bonus: { ...bonus, multiplier: 30, runsDays: 14 }, open: true } },
};
export const WhatItLocksWithoutWagering: Story = {
  args: { state: { kind: 'confirm', bonus, open: true } },
};
export const ActiveAlready: Story = { args: { state: { kind: 'already', bonus, open: true } } };
export const ConfirmFirst: Story = { args: { state: { kind: 'verify', bonus, open: true } } };
export const LostAndNotDone: Story = { args: { state: { kind: 'not-done', bonus, open: true } } };
export const NoAnswer: Story = { args: { state: { kind: 'unknown', bonus, open: true } } };
export const RefusedWithACode: Story = {
  args: {
    state: {
      ...refused,
      refusal: { code: 'ACTIVE_BONUS', until: '2026-12-01T17:17:19Z', reference: null, status: 422 },
    },
  },
};
export const RefusedWithoutACode: Story = {
  args: {
    state: { ...refused, refusal: { code: null, until: null, reference: 'BZ-4711', status: 409 } },
  },
};
