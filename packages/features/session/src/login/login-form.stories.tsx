import { ApiFailure } from '@baize/api/failure';
import { SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { Dialog } from '@baize/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { RecaptchaBlocked } from '../form/recaptcha/load-recaptcha.ts';
import { LoginForm } from './login-form.tsx';

const meta: Meta<typeof LoginForm> = {
  title: 'Features/Session/Log in',
  component: LoginForm,
  args: { submit: async () => undefined },
  render: (args) => (
    <PlayerTestProviders>
      <Dialog open onClose={() => undefined} title="Log in" closeLabel="Close" width="alert">
        <LoginForm {...args} />
      </Dialog>
    </PlayerTestProviders>
  ),
};
export default meta;

type Story = StoryObj<typeof LoginForm>;

const refusal = (status: number, code?: string) => () =>
  Promise.reject(
    new ApiFailure({ kind: 'refused', path: '/api/user/login', status, ...(code !== undefined && { code }) }),
  );

const fillIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByLabelText('E-mail'), 'marisol@player.test');
  await userEvent.type(page.getByLabelText('Password'), 'Baize-2026{Enter}');
};

export const Empty: Story = {};

export const AfterASignUp: Story = { args: { hint: { name: 'marisol@player.test', after: 'sign-up' } } };

export const AfterALinkedSignUp: Story = {
  args: { hint: { name: 'marisol@player.test', after: 'linked-sign-up', link: 'linked' } },
};

export const AfterANewPassword: Story = { args: { hint: { name: '', after: 'reset' } } };

export const AfterAnExpiredCode: Story = {
  args: { restart: { name: 'marisol@player.test', reason: 'expired' } },
};

export const ByAnyName: Story = {
  parameters: {
    page: { settings: { ...SETTINGS_DEFAULTS, emailPhoneRegistration: true, use1ClickRegistration: true } },
  },
};

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Log in' }));
    await page.findAllByText('Required');
  },
};

export const WrongPassword: Story = { args: { submit: refusal(422) }, play: fillIn };

export const BeingReviewed: Story = { args: { submit: refusal(422, 'ACCOUNT_HELD') }, play: fillIn };

export const AccountClosed: Story = { args: { submit: refusal(422, 'ACCOUNT_CLOSED') }, play: fillIn };

export const TooManyAttempts: Story = { args: { submit: refusal(429) }, play: fillIn };

export const Offline: Story = {
  args: {
    submit: () => Promise.reject(new ApiFailure({ kind: 'offline', path: '/api/user/login' })),
  },
  play: fillIn,
};

export const CaptchaDelayed: Story = {
  args: { submit: () => Promise.reject(new RecaptchaBlocked('held back')) },
  play: fillIn,
};

export const OnItsWay: Story = {
  args: { submit: () => new Promise(() => undefined) },
  play: fillIn,
};
