import { afterEach, expect, test, vi } from 'vitest';
import { isHidden, onVisible } from './visibility.ts';
import { playerZone } from './zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the return to the page is heard, its leaving is not', () => {
  const heard = vi.fn();
  const stop = onVisible(heard);
  show('hidden');
  expect([isHidden(), heard.mock.calls.length]).toEqual([true, 0]);
  show('visible');
  expect([isHidden(), heard.mock.calls.length]).toEqual([false, 1]);
  stop();
  show('visible');
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a page back from the browser's memory is seen again, a fresh one was never away", () => {
  const heard = vi.fn();
  const stop = onVisible(heard);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('where there is no page, nothing is hidden and nothing is heard', () => {
  vi.stubGlobal('document', undefined);
  expect(isHidden()).toBe(false);
  onVisible(() => undefined)();
});

test("the player's zone is the browser's, and UTC when it does not know", () => {
  expect(playerZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  for (const timeZone of [undefined, '', 'Etc/Unknown']) {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
    expect(playerZone()).toBe('UTC');
  }
});
