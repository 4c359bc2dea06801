import { screenFor, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubParts, LASTING_TOURNAMENTS } from '../testing/screen-parts.ts';
import Tournaments from './tournaments.tsx';

const meta = {
  title: 'Screens/Tournaments',
  component: Tournaments,
  parameters: {
    layout: 'fullscreen',
    address: '/tournaments',
    loaderData: { rows: LASTING_TOURNAMENTS },
  },
} satisfies Meta<typeof Tournaments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor', clubParts)('High tide');
export const Player: Story = screenFor('player', clubParts)('High tide');
export const OneTournament: Story = {
  ...screenFor('player', clubParts)('Champion of the reef'),
  parameters: { address: '/tournaments?id=reef-race' },
};
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
