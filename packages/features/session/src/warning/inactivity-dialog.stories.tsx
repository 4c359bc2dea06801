import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { InactivityDialog } from './inactivity-dialog.tsx';

const meta: Meta<typeof InactivityDialog> = {
  title: 'Features/Session/Inactivity warning',
  component: InactivityDialog,
  args: { open: true },
  render: (args) => (
    <PlayerTestProviders viewer="player">
      <InactivityDialog {...args} />
    </PlayerTestProviders>
  ),
};
export default meta;

type Story = StoryObj<typeof InactivityDialog>;

/** A minute ahead of a clock that stands still. */
export const AMinuteLeft: Story = {
  args: { endsAt: Date.now() + 60_000 },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus());
  },
};

export const LastSeconds: Story = {
  args: { endsAt: Date.now() },
  play: async () => {
    await screen.findByText('Ten seconds left.');
  },
};
