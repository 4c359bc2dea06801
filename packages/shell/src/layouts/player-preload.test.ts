import { takePreHydrationResponse } from '@baize/browser/pre-hydration-responses';
import { tokenStore } from '@baize/browser/token-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preHydrationScript, takePreHydrationPress } from './pre-hydration.ts';
import { preloadAttributes } from './player-preload.ts';

let sent: { address: string; init: RequestInit }[] = [];

/** The window of a document's own script is not the test's: the document carries the answers there. */
function answer(fetch: (address: string, init: RequestInit) => Promise<Response>): void {
  Object.assign(document, { answer: fetch });
  const script = document.createElement('script');
  script.textContent = 'window.fetch=(address,init)=>document.answer(address,init)';
  document.head.append(script);
  script.remove();
}

beforeEach(() => {
  sent = [];
  document.documentElement.lang = 'de';
  answer(async (address, init) => {
    sent.push({ address, init });
    return Response.json({ data: { getUser: { currencyCode: 'EUR', countryCode: 'S&E' } } });
  });
});

afterEach(() => {
  takePreHydrationPress();
  localStorage.clear();
  document.head.replaceChildren();
  delete document.earlyReads;
  delete document.documentElement.dataset['session'];
});

/** Runs the text as the document does, before anything else is there. */
function run() {
  const script = document.createElement('script');
  const needs = preloadAttributes({
    files: ['/assets/player-a.js', '/assets/home-b.js'],
    reads: ['payments'],
  });
  for (const [name, value] of Object.entries(needs)) script.setAttribute(name, value);
  script.textContent = preHydrationScript('nxafk');
  document.head.append(script);
  script.remove();
}

const addresses = () => sent.map(({ address }) => address);

test('a kept session’s code and reads start before anything else is there', () => {
  tokenStore.set('kept');
  run();
  const preloads = [...document.querySelectorAll('link[rel=modulepreload]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/player-a.js',
    '/assets/home-b.js',
  ]);
  expect(addresses()).toEqual(['/api/user/get-user-details', '/api/user/limits']);
  expect(sent[0]?.init.headers).toEqual({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    Pragma: 'no-cache',
    'Accept-Language': 'de',
    Authorization: 'Bearer kept',
    'X-Authorization': 'Bearer kept',
  });
});

test('reads that name the player’s currency and country follow the player', async () => {
  tokenStore.set('kept');
  run();
  const payments = '/api/admin/get-payments?currencyCode=EUR&countryCode=S%26E';
  await vi.waitFor(() => expect(addresses()).toContain(payments));
  expect(takePreHydrationResponse(payments, 'kept')).not.toBeNull();
  expect(
    await (await takePreHydrationResponse('/api/user/get-user-details', 'kept')?.response)?.json(),
  ).toBeTruthy();
});

test('for a visitor nothing is fetched', () => {
  run();
  expect(addresses()).toEqual([]);
  expect(document.querySelector('link[rel=modulepreload]')).toBeNull();
});

test('a read that fails early is nobody’s unhandled fault', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  tokenStore.set('kept');
  run();
  await expect(takePreHydrationResponse('/api/user/limits', 'kept')?.response).rejects.toThrow(
    'Failed to fetch',
  );
});
