import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { runningBonus } from '../../stage/example-bonuses.ts';
import { ActivateDialog } from './activate-dialogs.tsx';

const bonus = { id: '7', name: 'Quay gift' };
const refused = { kind: 'refused', bonus, open: true } as const;
const nothing = () => undefined;

const meta = {
  title: 'Rewards/Activate a bonus',
  component: ActivateDialog,
  args: {
    ending: { kind: 'done', bonus, open: true },
    onAgain: nothing,
    onClose: nothing,
    onExited: nothing,
  },
  decorators: [
    (Story) => (
      <PlayerStage viewer="player">
        <PlayerIsland>
          <Story />
        </PlayerIsland>
      </PlayerStage>
    ),
  ],
} satisfies Meta<typeof ActivateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activated: Story = {};
export const ActivatedInFigures: Story = {
  args: { ending: { kind: 'done', bonus, told: runningBonus(), open: true } },
};
export const WhatSpinsLock: Story = {
  args: { ending: { kind: 'confirm', bonus: { ...bonus, type: 'free-spins', multiplier: 20 }, open: true } },
};
export const WhatItLocks: Story = {
  args: { ending: { kind: 'confirm', bonus: { ...bonus, multiplier: 30 }, open: true } },
};
export const WhatItLocksAndUntilWhen: Story = {
  args: { ending: { kind: 'confirm', bonus: { ...bonus, multiplier: 30, runsDays: 14 }, open: true } },
};
export const WhatItLocksWithoutWagering: Story = {
  args: { ending: { kind: 'confirm', bonus, open: true } },
};
export const ActiveAlready: Story = { args: { ending: { kind: 'already', bonus, open: true } } };
export const ConfirmFirst: Story = { args: { ending: { kind: 'verify', bonus, open: true } } };
export const LostAndNotDone: Story = { args: { ending: { kind: 'not-done', bonus, open: true } } };
export const NoAnswer: Story = { args: { ending: { kind: 'unknown', bonus, open: true } } };
export const RefusedWithACode: Story = {
  args: {
    ending: {
      ...refused,
      refusal: { code: 'ACTIVE_BONUS', until: '2026-12-01T17:17:19Z', reference: null, status: 422 },
    },
  },
};
export const RefusedWithoutACode: Story = {
  args: {
    ending: { ...refused, refusal: { code: null, until: null, reference: 'BZ-4711', status: 409 } },
  },
};
