import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { completePlayerFixture } from '../testing/fake-account.ts';
import { createFakeContactApi, EMAIL_CHANGE, PASSWORD, PHONE_CHANGE } from '../testing/fake-contact.ts';
import { lostAnswer, neverAnswer, refusal } from '../testing/fake-responses.ts';
import { ContactSection } from './contact-section.tsx';

type Args = NonNullable<Parameters<typeof createFakeContactApi>[0]>;

const meta: Meta<Args> = {
  title: 'Features/Account/E-mail and phone',
  parameters: { layout: 'padded' },
  render: (args) => (
    <PlayerTestProviders
      viewer="player"
      player={args.player ?? completePlayerFixture()}
      api={createFakeContactApi({ ...args }).api}
    >
      <ContactSection />
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const press =
  (name: string): NonNullable<Story['play']> =>
  async () =>
    userEvent.click(await screen.findByRole('button', { name }));

const enterCode: NonNullable<Story['play']> = async (context) => {
  await userEvent.type(await screen.findByLabelText('Code'), '000000');
  await press('Confirm')(context);
};

export const Current: Story = {};

export const NoPhone: Story = {
  args: { player: completePlayerFixture({ phone: null, phoneCode: null }) },
};

export const NewEmail: Story = { play: press('Change e-mail') };

export const NewPhone: Story = { play: press('Change phone') };

export const EmailTaken: Story = {
  args: { write: { answer: refusal(400, undefined, { value: 'form.validation.invalid.taken' }) } },
  play: async (context) => {
    await press('Change e-mail')(context);
    await userEvent.type(await screen.findByLabelText('New e-mail'), 'sol@example.com');
    await userEvent.type(screen.getByLabelText('Current password'), PASSWORD);
    await press('Send code')(context);
    await screen.findByText(/^Another account uses this/);
  },
};

export const ProofByCode: Story = { args: { twoStep: true }, play: press('Change e-mail') };

export const ProofByRecoveryCode: Story = {
  args: { twoStep: true },
  play: async (context) => {
    await press('Change e-mail')(context);
    await press('Use a recovery code')(context);
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await press('Change e-mail')(context);
    await userEvent.type(await screen.findByLabelText('New e-mail'), 'sol@example.com');
    await userEvent.type(screen.getByLabelText('Current password'), 'wrong');
    await press('Send code')(context);
    await screen.findByText('This password is not correct.');
  },
};

export const SignedUpWithoutEmail: Story = {
  args: {
    player: completePlayerFixture({
      email: '0b6f2b46-7c5e-4a52-9d05-0f4f3b1f9e11@empty-email.invalid',
      phone: null,
      phoneCode: null,
    }),
  },
  play: press('Add e-mail'),
};

export const PendingChanges: Story = { args: { changes: [EMAIL_CHANGE, PHONE_CHANGE] } };

export const Confirming: Story = {
  args: { changes: [EMAIL_CHANGE], write: { answer: neverAnswer } },
  play: enterCode,
};

export const WrongCode: Story = {
  args: {
    changes: [EMAIL_CHANGE],
    write: {
      answer: () =>
        Response.json(
          { success: false, message: '', code: 'WRONG_CODE', details: { triesLeft: 4 } },
          { status: 422 },
        ),
    },
  },
  play: async (context) => {
    await enterCode(context);
    await screen.findByText(/Tries left: 4/);
  },
};

export const CodeExpired: Story = {
  args: { changes: [EMAIL_CHANGE], write: { answer: refusal(422, 'CODE_EXPIRED') } },
  play: async (context) => {
    await enterCode(context);
    await screen.findByText(/has expired/);
  },
};

export const AnswerLost: Story = {
  args: { changes: [EMAIL_CHANGE], write: { answer: lostAnswer } },
  play: async (context) => {
    await enterCode(context);
    // It is looked for more than once.
    await screen.findByRole('alert', undefined, { timeout: 5_000 });
  },
};

export const CalledOff: Story = {
  args: { changes: [EMAIL_CHANGE] },
  play: async (context) => {
    await press('Call off the change')(context);
    await screen.findByRole('alert');
  },
};

export const BySupport: Story = { args: { read: refusal(501) } };

export const Loading: Story = { args: { read: neverAnswer } };

export const Failed: Story = { args: { read: refusal(422) } };
