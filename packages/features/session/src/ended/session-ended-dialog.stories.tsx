import { PlayerTestProviders } from '@baize/shell/player-test-providers';
import { findTheme } from '@baize/ui/all-themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionEndedDialog } from './session-ended-dialog.tsx';

const meta: Meta<typeof SessionEndedDialog> = {
  title: 'Features/Session/Session ended',
  component: SessionEndedDialog,
  args: {
    end: { reason: 'USER_INACTIVITY_TIMEOUT', at: Date.parse('2026-11-20T17:17:19Z') },
    open: true,
    close: () => undefined,
  },
  render: (args, { globals }) => {
    const Picture = findTheme(globals['brand'])?.SessionEndedImage;
    return (
      <PlayerTestProviders brand={{ slots: { 'session-ended.picture': Picture ? [Picture] : [] } }}>
        <SessionEndedDialog {...args} />
      </PlayerTestProviders>
    );
  },
};
export default meta;

type Story = StoryObj<typeof SessionEndedDialog>;

export const Inactive: Story = {};
export const ElsewhereSignedIn: Story = {
  args: { end: { reason: 'CONCURRENT_SESSION', at: Date.parse('2026-11-20T17:17:19Z') } },
};
export const AccountClosed: Story = {
  args: { end: { reason: 'ACCOUNT_CLOSED', at: Date.parse('2026-11-20T17:17:19Z') } },
};
