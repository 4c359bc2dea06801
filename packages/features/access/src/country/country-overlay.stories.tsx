import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CountryOverlay } from './country-overlay.tsx';

const meta = {
  title: 'Features/Access/Country overlay',
  component: CountryOverlay,
  parameters: { layout: 'fullscreen' },
  args: {
    visit: { country: 'US', ip: '192.0.2.7', at: Date.parse('2026-11-22T15:54:00Z') },
    check: { kind: 'none' },
    open: true,
    onCheck: fn(),
  },
  decorators: [
    (Story) => (
      <PlayerTestProviders>
        <Story />
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<typeof CountryOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotChecked: Story = {};
export const Checking: Story = { args: { check: { kind: 'checking' } } };
export const Denied: Story = { args: { check: { kind: 'failed', why: 'denied' } } };
export const NoMap: Story = { args: { check: { kind: 'failed', why: 'no-map' } } };
export const StillExcluded: Story = {
  args: { check: { kind: 'excluded', country: 'US', accuracy: 35 } },
};
export const OnAPhone: Story = { ...StillExcluded, globals: { viewport: { value: 'phone' } } };
export const InArabic: Story = { ...Denied, globals: { locale: 'ar' } };
