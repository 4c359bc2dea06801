import { ApiFailure } from '@baize/api/failure';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { Dialog } from '@baize/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { ResendForm } from '../verify/resend-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ResetForm } from './reset-form.tsx';

const meta: Meta = { title: 'Features/Session/Passwords and links' };
export default meta;
type Story = StoryObj;

const done = async () => undefined;
const nothing = () => undefined;
const stale = new ApiFailure({ kind: 'refused', status: 422, code: 'TOKEN_EXPIRED', path: '/' });

function inDialog(title: string, children: ReactNode) {
  return (
    <PlayerTestProviders>
      <Dialog open onClose={nothing} title={title} closeLabel="Close" width="alert">
        {children}
      </Dialog>
    </PlayerTestProviders>
  );
}

const press =
  (name: string, texts: Record<string, string> = {}): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.type(await body.findByLabelText(label), text);
    }
    await userEvent.click(await body.findByRole('button', { name }));
  };

const NEW = { 'New password': 'Baize-2027', 'New password again': 'Baize-2027' };

export const Forgotten: Story = {
  render: () => inDialog('Forgot your password?', <ForgotForm onSubmit={done} onSent={nothing} />),
};

export const ForgottenWithoutAnAddress: Story = { ...Forgotten, play: press('Send the link') };

export const ResetByLink: Story = {
  render: () => inDialog('Set a new password', <ResetForm token="t" onSubmit={done} onDone={nothing} />),
};

export const ResetByCode: Story = {
  render: () => inDialog('Set a new password', <ResetForm token={null} onSubmit={done} onDone={nothing} />),
};

export const LinkExpired: Story = {
  render: () =>
    inDialog(
      'Set a new password',
      <ResetForm token="t" onSubmit={() => Promise.reject(stale)} onDone={nothing} />,
    ),
  play: press('Set the new password', NEW),
};

export const Change: Story = {
  render: () => (
    <PlayerTestProviders viewer="player">
      <ChangePasswordForm onSubmit={done} name="marisol@player.test" />
    </PlayerTestProviders>
  ),
};

export const Changed: Story = {
  ...Change,
  play: press('Change the password', { 'Current password': 'Baize-2026', ...NEW }),
};

const unheard = new ApiFailure({ kind: 'server', status: 503, path: '/' });

export const ChangedOrNot: Story = {
  render: () => (
    <PlayerTestProviders viewer="player">
      <ChangePasswordForm onSubmit={() => Promise.reject(unheard)} name="marisol@player.test" />
    </PlayerTestProviders>
  ),
  play: press('Change the password', { 'Current password': 'Baize-2026', ...NEW }),
};

export const RepeatIsNotTheSame: Story = {
  ...Change,
  play: press('Change the password', { ...NEW, 'New password again': 'Baize-2028' }),
};

export const ConfirmationExpired: Story = {
  render: () => inDialog('This link has expired', <ResendForm to="anyone" onSubmit={done} />),
};

export const ConfirmationSentAgain: Story = {
  ...ConfirmationExpired,
  play: press('Send a new link', { 'E-mail': 'marisol@player.test' }),
};
