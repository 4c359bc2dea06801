import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createFakeSessionsApi,
  ENDED_MAC,
  OPEN_PHONE,
  OPEN_UNKNOWN,
  THIS_DEVICE,
} from '../testing/fake-sessions.ts';
import { SessionsSection } from './sessions-section.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
});

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

type Sessions = Parameters<typeof createFakeSessionsApi>[0];
type Answers = Parameters<typeof createFakeSessionsApi>[1];

function open(sessions: Sessions, answers: Answers = {}, viewer: 'player' | 'visitor' = 'player') {
  const { api, sent } = createFakeSessionsApi(sessions, answers);
  render(
    <TestProviders viewer={viewer} api={api}>
      <SessionsSection />
    </TestProviders>,
  );
  return sent;
}

const refuse = (status: number) => () => Response.json({ success: false, message: '' }, { status });
const rows = async () =>
  (await screen.findAllByRole('listitem')).map((row) => row.textContent.replaceAll(/[\u2066-\u2069]/g, ''));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const notice = async () => (await screen.findByRole('alert')).textContent;

test('this device comes first, then other open ones by when they were last active, then log-ins that have ended', async () => {
  open([ENDED_MAC, OPEN_UNKNOWN, OPEN_PHONE, THIS_DEVICE]);
  await screen.findByText('Chrome on Windows');
  expect(await rows()).toEqual([
    'Chrome on WindowsThis deviceAmsterdamLogged in: 20 Nov 2026, 18:02',
    'Safari on iPhoneRotterdamLogged in: 20 Nov 2026, 09:10Last active: 20 Nov 2026, 17:55Log out',
    'Unknown deviceLogged in: 18 Nov 2026, 23:41Last active: 19 Nov 2026, 02:12Log out',
    'Firefox on MacNetherlandsLogged in: 17 Nov 2026, 21:04Ended: 17 Nov 2026, 21:49',
  ]);
  expect(screen.getByRole('heading', { name: 'Earlier log-ins' })).toBeTruthy();
});

test('of earlier log-ins three are shown, and all of them by a press', async () => {
  const earlier = Array.from({ length: 5 }, (_, place) => ({ ...ENDED_MAC, id: `e-${place}` }));
  open([THIS_DEVICE, ...earlier]);
  await screen.findByText('Chrome on Windows');
  expect(await rows()).toHaveLength(4);
  await press('Show all');
  expect(await rows()).toHaveLength(6);
  const fewer = screen.getByRole('button', { name: 'Show fewer' });
  expect(document.activeElement).toBe(fewer);
  expect(fewer.getAttribute('aria-expanded')).toBe('true');
  await press('Show fewer');
  expect(await rows()).toHaveLength(4);
});

test('the times name their zone', async () => {
  open([THIS_DEVICE]);
  expect((await screen.findByText(/Times are in your time zone/)).textContent).toContain('Amsterdam');
});

test('where only this device is logged in, nothing is offered to log out', async () => {
  open([THIS_DEVICE, ENDED_MAC]);
  await screen.findByText('Chrome on Windows');
  expect(screen.queryByRole('button')).toBeNull();
});

test('another device is logged out by its button; what happened is said, and the focus stays in the section', async () => {
  const sent = open([OPEN_PHONE, OPEN_UNKNOWN, THIS_DEVICE]);
  await press('Log out: Safari on iPhone');
  expect(await notice()).toBe('Logged out: Safari on iPhone.');
  expect(await screen.findByRole('heading', { name: 'Earlier log-ins' })).toBeTruthy();
  expect(sent).toEqual(['GET', 'DELETE s-3', 'GET']);
  expect(screen.queryByRole('button', { name: 'Log out: Safari on iPhone' })).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('all other devices are logged out at once, and then none is left to log out', async () => {
  const sent = open([OPEN_PHONE, OPEN_UNKNOWN, THIS_DEVICE]);
  await press('Log out everywhere else');
  expect(await notice()).toBe('You are logged out everywhere but on this device.');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sent).toEqual(['GET', 'DELETE', 'GET']);
  const [current] = await screen.findAllByRole('listitem');
  expect(within(current ?? document.body).getByText('This device')).toBeTruthy();
});

test.each([
  [404, 'This device was logged out already.'],
  [500, 'Internal server error'],
])('an answer of %d to a log-out is told as it is, and the list is read again', async (status, text) => {
  const sent = open([OPEN_PHONE, THIS_DEVICE], { end: refuse(status) });
  await press('Log out: Safari on iPhone');
  expect(await notice()).toContain(text);
  await waitFor(() => expect(sent).toEqual(['GET', 'DELETE s-3', 'GET']));
});

test('a list that does not come can be asked for again', async () => {
  let fails = true;
  const list = () =>
    fails ? refuse(422)() : Response.json({ success: true, data: { sessions: [THIS_DEVICE] } });
  open([], { list });
  expect(await notice()).toContain('Your log-ins could not be loaded');
  fails = false;
  await press('Try again');
  expect(await screen.findByText('Chrome on Windows')).toBeTruthy();
});

test('a list without rows says so', async () => {
  open([]);
  expect(await screen.findByText('No log-ins are listed yet.')).toBeTruthy();
});

test('a platform that lists no sessions shows no section and no error', async () => {
  const sent = open([], { list: refuse(404) });
  await waitFor(() => expect(sent).toEqual(['GET']));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a visitor sees nothing, and nothing is asked', () => {
  const sent = open([THIS_DEVICE], {}, 'visitor');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(sent).toEqual([]);
});

test('the advice about strange devices names what there is: another device, or earlier log-ins alone', async () => {
  open([THIS_DEVICE, OPEN_PHONE]);
  expect(await screen.findByText(/do not know one of these devices, log it out/)).toBeTruthy();
  cleanup();
  open([THIS_DEVICE, ENDED_MAC]);
  expect(await screen.findByText(/logged in on this device alone/)).toBeTruthy();
  expect(screen.queryByText(/log it out/)).toBeNull();
});
