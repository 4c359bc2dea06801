import { ApiFailure } from '@baize/api/failure';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { SwitchAccountDialog } from './switch-account-dialog.tsx';

const meta: Meta<typeof SwitchAccountDialog> = {
  title: 'Features/Session/Switch account',
  component: SwitchAccountDialog,
  args: {
    open: true,
    name: 'Marisol',
    onStay: () => undefined,
    onSwitch: () => new Promise(() => undefined),
  },
  render: (args) => (
    <PlayerTestProviders viewer="player">
      <SwitchAccountDialog {...args} />
    </PlayerTestProviders>
  ),
};
export default meta;

const press = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with the link' }));
};

type Story = StoryObj<typeof SwitchAccountDialog>;

export const AccountPrompt: Story = {};
export const WithoutAName: Story = { args: { name: null } };
export const Changing: Story = { play: press };
export const DeadLink: Story = {
  args: { onSwitch: () => Promise.reject(new ApiFailure({ kind: 'session-ended', status: 403, path: '/' })) },
  play: press,
};
export const NotChecked: Story = {
  args: { onSwitch: () => Promise.reject(new ApiFailure({ kind: 'server', status: 500, path: '/' })) },
  play: press,
};
