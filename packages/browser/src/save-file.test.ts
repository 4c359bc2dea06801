import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file is given under its name, and its memory let go of afterwards', async () => {
  vi.useFakeTimers();
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) made.push(blob);
    return 'blob:1';
  };
  const revoked = vi.fn<(address: string) => void>();
  URL.revokeObjectURL = revoked;
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(`${this.download} ${this.href}`);
  });
  saveFile({ name: 'transactions.csv', text: 'a,b', type: 'text/csv' });
  expect(pressed).toEqual(['transactions.csv blob:1']);
  expect(await made[0]?.text()).toBe('a,b');
  expect(document.querySelector('a')).toBeNull();
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});
