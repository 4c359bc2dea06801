import { ApiFailure } from '@baize/api/failure';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { HeldTokenDialog } from './held-token-dialog.tsx';

const meta: Meta<typeof HeldTokenDialog> = {
  title: 'Session/Another account arrives',
  component: HeldTokenDialog,
  args: {
    open: true,
    name: 'Marisol',
    stay: () => undefined,
    change: () => new Promise(() => undefined),
  },
  render: (args) => (
    <PlayerStage viewer="player">
      <HeldTokenDialog {...args} />
    </PlayerStage>
  ),
};
export default meta;

const press = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with the link' }));
};

type Story = StoryObj<typeof HeldTokenDialog>;

export const Asked: Story = {};
export const WithoutAName: Story = { args: { name: null } };
export const Changing: Story = { play: press };
export const DeadLink: Story = {
  args: { change: () => Promise.reject(new ApiFailure({ kind: 'session-ended', status: 403, path: '/' })) },
  play: press,
};
export const NotChecked: Story = {
  args: { change: () => Promise.reject(new ApiFailure({ kind: 'server', status: 500, path: '/' })) },
  play: press,
};
