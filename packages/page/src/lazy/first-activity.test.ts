import { afterPaint } from '@baize/browser/after-paint';
import { afterEach, expect, test, vi } from 'vitest';
import { onFirstInteraction, onFirstActivity } from './first-activity.ts';
import { trackPressLoad } from './press-loads.ts';

/** After the next frame. */
const painted = () => new Promise<void>((done) => void afterPaint(done));

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['session'];
  delete document.documentElement.dataset['somebody'];
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel', 'popstate'])(
  'a %s shows that somebody is at the page, once',
  async (sign) => {
    const run = vi.fn<() => void>();
    onFirstActivity(run);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('click'));
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  },
);

test('a first press is answered before anything wakes up', async () => {
  const run = vi.fn<() => void>();
  onFirstActivity(run);
  window.dispatchEvent(new Event('pointerdown'));
  await painted();
  window.dispatchEvent(new Event('click'));
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('what a first press waits for comes before what wakes up, even when it asks for more', async () => {
  const run = vi.fn<() => void>();
  onFirstActivity(run);
  const stack = Promise.withResolvers<null>();
  const dialog = Promise.withResolvers<null>();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('click'));
  trackPressLoad(stack.promise)
    .then(() => trackPressLoad(dialog.promise))
    .catch(() => null);
  await painted();
  stack.resolve(null);
  await painted();
  await new Promise((idle) => setTimeout(idle));
  await painted();
  expect(run).not.toHaveBeenCalled();
  dialog.reject(new Error('offline'));
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('a finger that rests or scrolls presses nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rests = vi.fn<() => void>();
  onFirstActivity(rests);
  window.dispatchEvent(new Event('touchstart'));
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  await vi.waitFor(() => expect(rests).toHaveBeenCalledOnce());
});

test('whoever comes after the first sign waits for no other', async () => {
  onFirstActivity(() => undefined);
  window.dispatchEvent(new Event('wheel'));
  await painted();
  const run = vi.fn<() => void>();
  onFirstActivity(run);
  expect(run).toHaveBeenCalledOnce();
});

test('a kept session is somebody', () => {
  document.documentElement.dataset['session'] = 'kept';
  const run = vi.fn<() => void>();
  onFirstActivity(run);
  expect(run).toHaveBeenCalledOnce();
});

test('a pointer that rests while the page moves beneath it shows nobody', async () => {
  const run = vi.fn<() => void>();
  onFirstActivity(run);
  const move = (clientX: number) => window.dispatchEvent(new MouseEvent('pointermove', { clientX }));
  move(7);
  move(7);
  await painted();
  expect(run).not.toHaveBeenCalled();
  move(8);
  await painted();
  expect(run).toHaveBeenCalledOnce();
});

test('what is called off does not run, not even between the sign and its frame', async () => {
  const run = vi.fn<() => void>();
  const other = vi.fn<() => void>();
  onFirstActivity(run)();
  const callOff = onFirstActivity(other);
  window.dispatchEvent(new Event('wheel'));
  callOff();
  await painted();
  expect(other).not.toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])(
  '%s is a first interaction, once',
  (sign) => {
    const run = vi.fn<() => void>();
    onFirstInteraction(run);
    window.dispatchEvent(new Event('pointermove'));
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(run).toHaveBeenCalledOnce();
  },
);

test('whoever has scrolled before is not waited for', () => {
  const run = vi.fn<() => void>();
  vi.stubGlobal('scrollY', 300);
  onFirstInteraction(run);
  expect(run).toHaveBeenCalledOnce();
});

test('an interaction that is no longer waited for runs nothing', () => {
  const run = vi.fn<() => void>();
  onFirstInteraction(run)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(run).not.toHaveBeenCalled();
});
