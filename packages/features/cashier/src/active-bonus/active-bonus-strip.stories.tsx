import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerIsland } from '@baize/shell/player';
import { examplePlayer, runningBonus } from '../stage/example-player.ts';
import { ActiveBonusStrip } from './active-bonus-strip.tsx';

const meta = {
  title: 'Cashier/Active bonus strip',
  component: ActiveBonusStrip,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <PlayerStage viewer="player" player={examplePlayer({ activeBonus: runningBonus() })}>
        <PlayerIsland>
          <Story />
        </PlayerIsland>
      </PlayerStage>
    ),
  ],
} satisfies Meta<typeof ActiveBonusStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
