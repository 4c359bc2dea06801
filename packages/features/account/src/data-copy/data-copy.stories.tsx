import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { createFakeDataCopyApi, PREPARING, READY } from '../testing/fake-data-copy.ts';
import { lostAnswer, neverAnswer, refusal } from '../testing/fake-responses.ts';
import { DataCopySection } from './data-copy-section.tsx';

type Args = NonNullable<Parameters<typeof createFakeDataCopyApi>[0]>;

const meta: Meta<Args> = {
  title: 'Features/Account/A copy of your data',
  parameters: { layout: 'padded' },
  render: (args) => (
    <PlayerTestProviders viewer="player" api={createFakeDataCopyApi({ ...args }).api}>
      <DataCopySection />
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const press =
  (name: string): NonNullable<Story['play']> =>
  async () =>
    userEvent.click(await screen.findByRole('button', { name }));

const pressAndRead =
  (name: string): NonNullable<Story['play']> =>
  async (context) => {
    await press(name)(context);
    await screen.findByRole('alert');
  };

export const NotRequested: Story = {};

export const Asking: Story = { args: { ask: { answer: neverAnswer } }, play: press('Ask for a copy') };

export const Preparing: Story = { args: { request: PREPARING } };

export const Ready: Story = { args: { request: READY } };

export const Deleted: Story = { args: { request: { ...READY, status: 'expired' } } };

export const Gone: Story = {
  args: { request: READY, file: refusal(404) },
  play: pressAndRead('Download your data'),
};

export const RequestLost: Story = {
  args: { ask: { answer: lostAnswer } },
  play: pressAndRead('Ask for a copy'),
};

export const BySupport: Story = { args: { read: refusal(501) } };

export const Loading: Story = { args: { read: neverAnswer } };

export const Failed: Story = { args: { read: refusal(422) } };
