import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onLinkIntent, PREFETCH_WHEN_IDLE } from './link-intent.ts';

let noticed: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a href="/promotions"><span>Promotions</span></a>
    <p>Words</p>
    <nav ${PREFETCH_WHEN_IDLE}><a href="/casino">Casino</a></nav>`;
  noticed = [];
  stop = onLinkIntent((link) => noticed.push(link.pathname));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = (selector: string) => document.querySelector(selector) ?? document.body;
const over = (selector: string, pointerType = 'mouse') =>
  at(selector).dispatchEvent(
    Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }),
  );

test('a pointer that rests on a link means it, one that passes does not', () => {
  over('span');
  vi.advanceTimersByTime(40);
  over('p');
  vi.advanceTimersByTime(1_000);
  expect(noticed).toEqual([]);
  over('span');
  vi.advanceTimersByTime(100);
  expect(noticed).toEqual(['/promotions']);
});

test('a finger on a link means it at once', () => {
  over('span', 'touch');
  at('span').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(noticed).toEqual(['/promotions']);
});

test('the focus on a link means it at once', () => {
  at('a').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(noticed).toEqual(['/promotions']);
});

test('the bar’s pages follow the first input, and a page that nobody touches fetches nothing', () => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  );
  vi.advanceTimersByTime(60_000);
  expect(noticed).toEqual([]);
  window.dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(5_000);
  expect(noticed).toEqual(['/casino']);
});
