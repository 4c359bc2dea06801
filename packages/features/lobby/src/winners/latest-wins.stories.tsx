import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleWins, WinsPlatform } from '../testing/wins-platform.ts';
import { LiveWins } from './live-wins.tsx';
import { Ticker } from './ticker.tsx';
import { WinsWaiting } from './wins-frame.tsx';

const meta = {
  title: 'Lobby/Latest wins',
  component: Ticker,
  args: { told: exampleWins(8), inSight: false },
  render: (args) => (
    <PlayerStage>
      <Ticker {...args} />
    </PlayerStage>
  ),
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Moving: Story = { args: { inSight: true } };
export const NoMoreThanFit: Story = { args: { told: exampleWins(2) } };
export const LongNamesAndSums: Story = {
  args: {
    told: exampleWins(6).map((win) => ({
      ...win,
      amount: 1_248_300.5,
      gameName: 'The Lighthouse Keeper’s Very Long Night',
    })),
  },
};
export const Waiting: Story = { render: () => <WinsWaiting /> };
export const ForPlayers: Story = {
  render: () => (
    <PlayerStage viewer="player" api={new WinsPlatform().client()}>
      <LiveWins viewer="player" />
    </PlayerStage>
  ),
};
