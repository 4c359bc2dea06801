import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { createFakeNotificationsApi } from '../testing/fake-notifications.ts';
import { lostAnswer, neverAnswer, refusal } from '../testing/fake-responses.ts';
import { NotificationsSection } from './notifications-section.tsx';

type Args = NonNullable<Parameters<typeof createFakeNotificationsApi>[0]>;

const meta: Meta<Args> = {
  title: 'Features/Account/What we may send you',
  parameters: { layout: 'padded' },
  args: { on: ['email', 'sms'] },
  render: (args) => (
    <PlayerTestProviders viewer="player" api={createFakeNotificationsApi(args).api}>
      <NotificationsSection />
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const press: NonNullable<Story['play']> = async () =>
  userEvent.click(await screen.findByRole('switch', { name: 'E-mail' }));

const pressAndRead: NonNullable<Story['play']> = async (context) => {
  await press(context);
  await screen.findByRole('alert');
};

export const SomeOffers: Story = {};

export const NoOffers: Story = { args: { on: [] } };

export const Excluded: Story = { args: { on: [], suppressed: true } };

export const Saving: Story = { args: { write: { answer: neverAnswer } }, play: press };

export const Saved: Story = {
  play: async (context) => {
    await press(context);
    await screen.findByText('Saved.');
  },
};

export const Refused: Story = { args: { write: { answer: refusal(500) } }, play: pressAndRead };

export const NotSaved: Story = { args: { write: { answer: lostAnswer } }, play: pressAndRead };

export const Loading: Story = { args: { read: neverAnswer } };

export const Failed: Story = { args: { read: refusal(422) } };
