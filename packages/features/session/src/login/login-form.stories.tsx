import { ApiFailure } from '@baize/api/failure';
import { PlayerStage } from '@baize/shell/player-stage';
import { Dialog } from '@baize/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LoginForm } from './login-form.tsx';

const meta: Meta<typeof LoginForm> = {
  title: 'Session/Log in',
  component: LoginForm,
  args: { submit: async () => undefined },
  render: (args) => (
    <PlayerStage>
      <Dialog open onClose={() => undefined} title="Log in" closeLabel="Close" width="alert">
        <LoginForm {...args} />
      </Dialog>
    </PlayerStage>
  ),
};
export default meta;

type Story = StoryObj<typeof LoginForm>;

const refusal = (status: number) => () =>
  Promise.reject(new ApiFailure({ kind: 'refused', path: '/api/user/login', status }));

const fillIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByLabelText('E-mail'), 'marisol@player.test');
  await userEvent.type(page.getByLabelText('Password'), 'Baize-2026{Enter}');
};

export const Empty: Story = {};

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Log in' }));
    await page.findAllByText('Required');
  },
};

export const WrongPassword: Story = { args: { submit: refusal(422) }, play: fillIn };

export const TooManyAttempts: Story = { args: { submit: refusal(429) }, play: fillIn };

export const Offline: Story = {
  args: {
    submit: () => Promise.reject(new ApiFailure({ kind: 'offline', path: '/api/user/login' })),
  },
  play: fillIn,
};

export const OnItsWay: Story = {
  args: { submit: () => new Promise(() => undefined) },
  play: fillIn,
};
