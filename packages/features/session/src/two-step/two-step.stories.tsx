import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { createFakeTwoStepApi, never, PASSWORD, refuse, RIGHT_CODE } from '../testing/fake-two-step.ts';
import { TwoStepSection } from './two-step-section.tsx';

type Args = Parameters<typeof createFakeTwoStepApi>[0] & {
  answers?: Parameters<typeof createFakeTwoStepApi>[1];
};

const meta: Meta<Args> = {
  title: 'Features/Session/Two-step log-in',
  parameters: { layout: 'padded' },
  args: { enabled: false },
  render: ({ answers, ...status }) => (
    <PlayerTestProviders viewer="player" api={createFakeTwoStepApi(status, answers).api}>
      <TwoStepSection />
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;
type Play = NonNullable<Story['play']>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enter = async (code: string, submit: string) => {
  await userEvent.type(await screen.findByLabelText('Code of the authenticator app'), code);
  await press(submit);
};
const startSetUp = async () => {
  await press('Set up');
  await userEvent.type(await screen.findByLabelText('Current password'), PASSWORD);
  await press('Continue');
};
const setUp: Play = async () => {
  await startSetUp();
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
};
const turnOff =
  (code: string): Play =>
  async () => {
    await press('Turn off');
    await enter(code, 'Turn off');
  };

export const Off: Story = {};

export const On: Story = { args: { enabled: true } };

export const FewRecoveryCodes: Story = { args: { enabled: true, recoveryCodesLeft: 2 } };

export const Loading: Story = { args: { answers: { GET: never } } };

export const Failed: Story = { args: { answers: { GET: refuse(422) } } };

export const PasswordFirst: Story = { play: async () => press('Set up') };

export const SettingUp: Story = { play: setUp };

export const SetUpNotStarted: Story = {
  args: { answers: { POST: refuse(500) } },
  play: async () => {
    await startSetUp();
    await screen.findByRole('alert');
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    await setUp(context);
    await enter('000000', 'Turn on');
    await screen.findByText(/This code is not correct/);
  },
};

export const RecoveryCodes: Story = {
  play: async (context) => {
    await setUp(context);
    await enter(RIGHT_CODE, 'Turn on');
    await screen.findByRole('button', { name: 'I have kept them' });
  },
};

export const NewRecoveryCodes: Story = {
  args: { enabled: true },
  play: async () => {
    await press('New recovery codes');
    await screen.findByRole('heading', { name: 'New recovery codes' });
  },
};

export const TurningOff: Story = {
  args: { enabled: true, answers: { DELETE: never } },
  play: turnOff(RIGHT_CODE),
};

export const TurnedOff: Story = { args: { enabled: true }, play: turnOff(RIGHT_CODE) };

export const UsedCode: Story = {
  args: { enabled: true, answers: { DELETE: refuse(422, 'TWO_STEP_CODE_USED') } },
  play: turnOff(RIGHT_CODE),
};

export const TooManyCodes: Story = {
  args: { enabled: true, answers: { DELETE: refuse(429, undefined, { 'retry-after': '840' }) } },
  play: turnOff('000000'),
};
