import { ApiFailure } from '@baize/api/failure';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { Dialog } from '@baize/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { form } from '../form/form.css.ts';
import { LoginCode } from './login-code.tsx';

const meta: Meta<typeof LoginCode> = {
  title: 'Features/Session/Log in: code',
  component: LoginCode,
  args: { submit: async () => undefined, onRestart: () => undefined },
  render: (args) => (
    <PlayerTestProviders>
      <Dialog open onClose={() => undefined} title="Log in" closeLabel="Close" width="alert">
        <div className={form}>
          <LoginCode {...args} />
        </div>
      </Dialog>
    </PlayerTestProviders>
  ),
};
export default meta;

type Story = StoryObj<typeof LoginCode>;

const refusal = (code: string) => () =>
  Promise.reject(new ApiFailure({ kind: 'refused', path: '/api/user/login', status: 422, code }));
const fillIn: NonNullable<Story['play']> = async () => {
  await userEvent.type(await screen.findByLabelText('Code of the authenticator app'), '123456{Enter}');
};

export const AppCode: Story = {};

export const RecoveryCode: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await screen.findByLabelText('Recovery code');
  },
};

export const WrongCode: Story = { args: { submit: refusal('TWO_STEP_WRONG_CODE') }, play: fillIn };

export const UsedCode: Story = { args: { submit: refusal('TWO_STEP_CODE_USED') }, play: fillIn };

export const NoAnswer: Story = {
  args: { submit: () => Promise.reject(new ApiFailure({ kind: 'timed-out', path: '/api/user/login' })) },
  play: fillIn,
};

export const OnItsWay: Story = { args: { submit: () => new Promise(() => undefined) }, play: fillIn };
