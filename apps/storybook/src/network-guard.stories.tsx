import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { assertNoRefusedCalls } from '../.storybook/network-guard.ts';

const meta: Meta = {
  title: 'Foundations/No network',
  tags: ['!autodocs'],
  render: () => <p>No story calls a server.</p>,
};
export default meta;
type Story = StoryObj;

const SERVER = 'https://platform.test/api/limits';
const NO_NETWORK = 'A story has no network';

/** Each way out is refused, and a story that tried one fails when it ends. */
export const OtherServersRefused: Story = {
  name: 'a story that calls a server is refused and fails [BRD-03]',
  play: async () => {
    await expect(fetch(SERVER)).rejects.toThrow(NO_NETWORK);
    await expect(fetch(new Request(SERVER, { method: 'POST' }))).rejects.toThrow(NO_NETWORK);
    await expect(() => new XMLHttpRequest().open('PUT', SERVER)).toThrow(NO_NETWORK);
    await expect(() => new EventSource(SERVER)).toThrow(NO_NETWORK);
    await expect(() => new WebSocket('wss://platform.test/live')).toThrow(NO_NETWORK);
    await expect(navigator.sendBeacon(SERVER)).toBe(false);
    const calls = ['GET', 'POST'].map((method) => `  fetch ${method} ${SERVER}`);
    await expect(assertNoRefusedCalls).toThrow(
      [
        ...calls,
        `  XMLHttpRequest PUT ${SERVER}`,
        `  EventSource GET ${SERVER}`,
        '  WebSocket GET wss://platform.test/live',
        `  sendBeacon POST ${SERVER}`,
      ].join('\n'),
    );
  },
};

/** The platform's paths and the host's at the page's own origin are answered by nobody here. */
export const OwnOriginRefusedButForFiles: Story = {
  name: 'at its own origin a story gets files and nothing of the platform [BRD-03]',
  play: async () => {
    await expect(fetch('/api/user/limits')).rejects.toThrow(NO_NETWORK);
    await expect(fetch('/games-index.json')).rejects.toThrow(NO_NETWORK);
    await expect(assertNoRefusedCalls).toThrow('/games-index.json');
    await expect((await fetch(location.href)).ok).toBe(true);
    await expect((await fetch('data:text/plain,here')).ok).toBe(true);
    await expect(assertNoRefusedCalls).not.toThrow();
  },
};
