import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageViews } from './page-views.tsx';

let told: unknown[] = [];

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (typeof init.body === 'string') told.push(JSON.parse(init.body));
    return Response.json({ success: true, data: {} });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(address: string) {
  render(
    <TestProviders url={address}>
      <PageViews />
      <Link to="/cashback">Cashback</Link>
      <Link to="?modal=login">Log in</Link>
    </TestProviders>,
  );
}

const paths = () => told.map((body) => (body as { data: { path: string } }).data.path);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What was begun has ended: the code is fetched, the call answered. */
async function settle() {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  vi.useFakeTimers();
}

test('a page that stays 300 ms is told as seen, without its language [NAV-10]', async () => {
  open('/de/cashback');
  await pass(299);
  expect(told).toEqual([]);
  await pass(1);
  await settle();
  expect(told[0]).toMatchObject({ event: 'PAGE_VIEW', data: { path: '/cashback' } });
});

test('a page that is left sooner is not told [NAV-10]', async () => {
  open('/');
  await pass(200);
  await act(async () => screen.getByText('Cashback').click());
  await pass(300);
  await settle();
  expect(paths()).toEqual(['/cashback']);
});

test('a modal over the page is no new page', async () => {
  open('/');
  await pass(300);
  await settle();
  await act(async () => screen.getByText('Log in').click());
  await pass(300);
  await settle();
  expect(paths()).toEqual(['/']);
});
