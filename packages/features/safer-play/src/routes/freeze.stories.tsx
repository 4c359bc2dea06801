import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { limitsParts } from '../testing/limits-parts.ts';
import FreezePage from './freeze.tsx';

const meta = {
  title: 'Screens/Take a break',
  component: FreezePage,
  parameters: { layout: 'fullscreen', address: '/freeze' },
} satisfies Meta<typeof FreezePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor')(/A break belongs to an account/);
export const Player: Story = screenFor('player', limitsParts)(/3 days/i);
