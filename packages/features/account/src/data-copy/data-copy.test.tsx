import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchFiles } from '../testing/catch-files.ts';
import { createFakeDataCopyApi, PREPARING, READY } from '../testing/fake-data-copy.ts';
import { lostAnswer, refusal } from '../testing/fake-responses.ts';
import { DataCopySection } from './data-copy-section.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
});

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

type Options = Parameters<typeof createFakeDataCopyApi>[0];

function open(options: Options = {}, viewer: 'player' | 'visitor' = 'player') {
  const { api, sent } = createFakeDataCopyApi(options);
  render(
    <TestProviders viewer={viewer} api={api}>
      <DataCopySection />
    </TestProviders>,
  );
  return sent;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const status = async () => (await screen.findByRole('status')).textContent.replaceAll(/[\u2066-\u2069]/g, '');
const notice = async () => (await screen.findByRole('alert')).textContent;

test('a copy is asked for by one press; what happens next is said, and the focus stays in the section', async () => {
  const sent = open();
  await press('Ask for a copy');
  await waitFor(async () =>
    expect(await status()).toMatch(/^We are preparing your copy\. You get an e-mail/),
  );
  expect(sent).toEqual(['GET', 'POST']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a finished copy says until when it is there, and is saved as a file that a program can read', async () => {
  const files = catchFiles();
  const sent = open({ request: READY });
  await press('Download your data');
  expect(await status()).toBe(
    'Your copy is ready. You can download it until Fri 27 Nov, 18:17 your time (Fri 27 Nov, 17:17\u00a0UTC).',
  );
  const { name, text } = await files.saved();
  expect([name, JSON.parse(text)]).toEqual(['my-data.json', { profile: { city: 'Rotterdam' } }]);
  expect(sent).toEqual(['GET', 'GET c-1']);
});

test('a copy that is gone meanwhile says so, and where it stands is read again', async () => {
  const sent = open({ request: READY, file: refusal(404) });
  await press('Download your data');
  expect(await notice()).toBe('This copy is no longer there. Ask for a new one.');
  await waitFor(() => expect(sent).toEqual(['GET', 'GET c-1', 'GET']));
});

test('a download that fails says so and can be tried again', async () => {
  open({ request: READY, file: refusal(500) });
  await press('Download your data');
  expect(await notice()).toMatch(/server/i);
  expect(screen.getByRole('button', { name: 'Download your data' })).toBeTruthy();
});

test('a deleted copy says so and a new one can be asked for', async () => {
  const sent = open({ request: { ...READY, status: 'expired' } });
  await press('Ask for a new copy');
  await waitFor(async () => expect(await status()).toMatch(/^We are preparing/));
  expect(sent).toEqual(['GET', 'POST']);
});

test('a lost answer is settled by reading again: the request is there', async () => {
  const sent = open({ ask: { answer: lostAnswer, keep: true } });
  await press('Ask for a copy');
  await waitFor(async () => expect(await status()).toMatch(/^We are preparing/));
  expect(sent).toEqual(['GET', 'POST', 'GET']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a lost answer is settled by reading again: the request did not arrive', async () => {
  open({ ask: { answer: lostAnswer } });
  await press('Ask for a copy');
  expect(await notice()).toBe('Your request did not arrive. Ask again.');
});

test('where reading again fails too, nobody knows; the player can check again', async () => {
  const options: Options = { ask: { answer: lostAnswer, keep: true } };
  open(options);
  await screen.findByRole('button', { name: 'Ask for a copy' });
  options.read = refusal(422);
  await press('Ask for a copy');
  expect(await notice()).toMatch(/^We do not know whether your request arrived\./);
  delete options.read;
  await press('Check again');
  await waitFor(async () => expect(await status()).toMatch(/^We are preparing/));
});

test('asking too often says to try again later', async () => {
  open({ request: { ...READY, status: 'expired' }, ask: { answer: refusal(429) } });
  await press('Ask for a new copy');
  expect(await notice()).toMatch(/later/i);
});

test('where the platform makes no copy, support does', async () => {
  open({ read: refusal(501) });
  expect((await screen.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toContain(
    '/contacts',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a copy that is being prepared is looked at again by itself until it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const options: Options = { request: PREPARING };
  open(options);
  await waitFor(async () => expect(await status()).toMatch(/^We are preparing/));
  options.request = READY;
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(async () => expect(await status()).toMatch(/is ready/));
  vi.useRealTimers();
});

test('a visitor sees nothing, and nothing is asked', () => {
  const sent = open({}, 'visitor');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(sent).toEqual([]);
});
