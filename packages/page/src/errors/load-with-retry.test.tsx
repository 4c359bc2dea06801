import { afterEach, expect, test, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

const lost = new Error('Failed to fetch dynamically imported module');

afterEach(() => vi.restoreAllMocks());

test('code that did not come is said once and fetched again when the line is back', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  load.mockResolvedValue('code');
  const onError = vi.fn();
  const code = loadWithRetry(load, { message: 'The notice did not come.', onError });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
  window.dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
  expect(said).toHaveBeenCalledExactlyOnceWith('The notice did not come.', lost);
});
