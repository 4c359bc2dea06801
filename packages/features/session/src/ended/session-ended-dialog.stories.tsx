import type { LogoutReason } from '@baize/domain/session';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
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

const endedBy = (reason: LogoutReason): Story => ({
  args: { end: { reason, at: Date.parse('2026-11-20T17:17:19Z') } },
});

export const Inactive = endedBy('USER_INACTIVITY_TIMEOUT');
export const AccountLocked = endedBy('ACCOUNT_LOCKED');
export const SecurityLogout = endedBy('SECURITY_LOGOUT');
export const ElsewhereSignedIn = endedBy('CONCURRENT_SESSION');
export const SystemMaintenance = endedBy('SYSTEM_MAINTENANCE');
export const AccountClosed = endedBy('ACCOUNT_CLOSED');
