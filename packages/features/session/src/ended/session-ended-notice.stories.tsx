import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionEndedNotice } from './session-ended-notice.tsx';

const AT = Date.parse('2026-11-20T17:17:19Z');

const meta: Meta<typeof SessionEndedNotice> = {
  title: 'Features/Session/Session ended notice',
  component: SessionEndedNotice,
  args: { end: { reason: 'USER_INACTIVITY_TIMEOUT', at: AT } },
  decorators: [
    (Story) => (
      <PlayerTestProviders>
        <Story />
      </PlayerTestProviders>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SessionEndedNotice>;

export const Inactive: Story = {};
export const ElsewhereSignedIn: Story = { args: { end: { reason: 'CONCURRENT_SESSION', at: AT } } };
export const Empty: Story = { args: { end: null } };
