import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import {
  createFakeSessionsApi,
  ENDED_MAC,
  OPEN_PHONE,
  OPEN_UNKNOWN,
  THIS_DEVICE,
} from '../testing/fake-sessions.ts';
import { SessionsSection } from './sessions-section.tsx';

type Args = Parameters<typeof createFakeSessionsApi>[1] & {
  sessions: Parameters<typeof createFakeSessionsApi>[0];
};

const refuse = (status: number) => () => Response.json({ success: false, message: '' }, { status });
const never = () => new Promise<never>(() => undefined);

const meta: Meta<Args> = {
  title: 'Features/Session/Where you are logged in',
  parameters: { layout: 'padded' },
  args: { sessions: [ENDED_MAC, OPEN_UNKNOWN, OPEN_PHONE, THIS_DEVICE] },
  render: ({ sessions, ...answers }) => (
    <PlayerTestProviders viewer="player" api={createFakeSessionsApi(sessions, answers).api}>
      <SessionsSection />
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const press =
  (name: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('alert');
  };

export const OtherDevices: Story = {};

export const OnlyThisDevice: Story = { args: { sessions: [THIS_DEVICE] } };

export const WithEarlierLogIns: Story = { args: { sessions: [THIS_DEVICE, ENDED_MAC] } };

export const ManyEarlierLogIns: Story = {
  args: {
    sessions: [THIS_DEVICE, ...Array.from({ length: 5 }, (_, place) => ({ ...ENDED_MAC, id: `e-${place}` }))],
  },
};

export const Empty: Story = { args: { sessions: [] } };

export const Loading: Story = { args: { list: never } };

export const Failed: Story = { args: { list: refuse(422) } };

export const LoggingOut: Story = {
  args: { end: never },
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone' })),
};

export const LoggedOut: Story = { play: press('Log out: Safari on iPhone') };

export const LoggedOutEverywhereElse: Story = { play: press('Log out everywhere else') };

export const LoggedOutAlready: Story = {
  args: { end: refuse(404) },
  play: press('Log out: Safari on iPhone'),
};

export const NotLoggedOut: Story = { args: { end: refuse(500) }, play: press('Log out: Safari on iPhone') };
