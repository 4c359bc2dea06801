import { afterEach, expect, test, vi } from 'vitest';
import { canShare, share } from './share.ts';

const link = { title: 'Stage', text: 'Come along', url: 'https://casino.test/?ref=MARI' };

afterEach(() => vi.unstubAllGlobals());

test('a device without a way to pass things on says so', async () => {
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
  expect(await share(link)).toBe('refused');
});

test('what is passed on goes to the device as it is', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('navigator', { share: async (shared: unknown) => void asked.push(shared) });
  expect(canShare()).toBe(true);
  expect(await share(link)).toBe('shared');
  expect(asked).toEqual([link]);
});

test('a player who changes their mind is no failure, a refusal is one', async () => {
  const failing = (name: string) => ({ share: () => Promise.reject(new DOMException('no', name)) });
  vi.stubGlobal('navigator', failing('AbortError'));
  expect(await share(link)).toBe('dismissed');
  vi.stubGlobal('navigator', failing('NotAllowedError'));
  expect(await share(link)).toBe('refused');
});
