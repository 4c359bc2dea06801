import { screenFor, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubParts } from '../testing/screen-parts.ts';
import ReferralPage from './referral.tsx';

const meta = {
  title: 'Screens/Referral',
  component: ReferralPage,
  parameters: { layout: 'fullscreen', address: '/refer-a-friend' },
} satisfies Meta<typeof ReferralPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor', clubParts)('Join');
export const Player: Story = screenFor('player', clubParts)('Has paid in');
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
