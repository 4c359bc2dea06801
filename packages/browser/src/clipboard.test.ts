import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

test('a text is pasted without the marks that steer its direction on the screen', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('Created: \u2068Thu 26 Nov, \u206602:01\u00a0UTC\u2069\u2069')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('Created: Thu 26 Nov, 02:01 UTC');
});

test('a browser that does not allow it copies nothing and says so', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('a')).toBe(false);
});
