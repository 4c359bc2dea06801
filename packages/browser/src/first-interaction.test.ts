// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { afterFirstInteraction } from './first-interaction.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])(
  '%s is a first interaction, once',
  (sign) => {
    const run = vi.fn();
    afterFirstInteraction(run);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(run).toHaveBeenCalledOnce();
  },
);

test('a pointer that passes by is none', () => {
  const run = vi.fn();
  const stop = afterFirstInteraction(run);
  window.dispatchEvent(new Event('pointermove'));
  expect(run).not.toHaveBeenCalled();
  stop();
});

test('whoever has pressed or scrolled before is not waited for', () => {
  const run = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  afterFirstInteraction(run);
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollY', 300);
  afterFirstInteraction(run);
  expect(run).toHaveBeenCalledTimes(2);
});

test('what is called off never runs', () => {
  const run = vi.fn();
  afterFirstInteraction(run)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(run).not.toHaveBeenCalled();
});
