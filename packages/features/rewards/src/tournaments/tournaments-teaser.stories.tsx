import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleTournament, exampleTournaments } from '../testing/example-tournaments.ts';
import { TeaserTournaments } from './tournaments-teaser.tsx';

const meta = {
  title: 'Features/Rewards/Tournaments on the root page',
  component: TeaserTournaments,
  args: { rows: exampleTournaments().slice(0, 2), now: Date.parse('2026-11-20T17:17:19Z') },
} satisfies Meta<typeof TeaserTournaments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneToCome: Story = { args: { rows: exampleTournaments().slice(3, 4) } };
export const LongName: Story = {
  args: { rows: [exampleTournament({ name: 'The lighthouse keeper’s very long winter race to the reef' })] },
};
