import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerBoundary } from '@baize/player';
import { examplePlayer, runningBonus } from '../testing/example-player.ts';
import { ActiveBonusStrip } from './active-bonus-strip.tsx';

const meta = {
  title: 'Features/Cashier/Active bonus strip',
  component: ActiveBonusStrip,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <PlayerTestProviders viewer="player" player={examplePlayer({ activeBonus: runningBonus() })}>
        <PlayerBoundary>
          <Story />
        </PlayerBoundary>
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<typeof ActiveBonusStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
