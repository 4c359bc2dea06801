import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleWins, WinsPlatform } from '../testing/wins-platform.ts';
import { LiveWins } from './live-wins.tsx';
import { WinsTicker } from './wins-ticker.tsx';
import { WinsSkeleton } from './wins-frame.tsx';

const meta = {
  title: 'Features/Lobby/Latest wins',
  component: WinsTicker,
  args: { wins: exampleWins(8), isVisible: false },
  render: (args) => (
    <PlayerTestProviders>
      <WinsTicker {...args} />
    </PlayerTestProviders>
  ),
} satisfies Meta<typeof WinsTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Moving: Story = { args: { isVisible: true } };
export const FewWins: Story = { args: { wins: exampleWins(2) } };
export const LongNamesAndSums: Story = {
  args: {
    wins: exampleWins(6).map((win) => ({
      ...win,
      amount: 1_248_300.5,
      gameName: 'The Lighthouse Keeper’s Very Long Night',
    })),
  },
};
export const Loading: Story = { render: () => <WinsSkeleton /> };
export const ForPlayers: Story = {
  render: () => (
    <PlayerTestProviders viewer="player" api={new WinsPlatform().client()}>
      <LiveWins viewer="player" />
    </PlayerTestProviders>
  ),
};
