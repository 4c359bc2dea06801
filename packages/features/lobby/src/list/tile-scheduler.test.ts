import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { trackScrolling, initialTileDetail, scheduleTile, type TileDetail } from './tile-scheduler.ts';

/** What a browser on time takes for a frame, in ms. */
const FRAME = 16;

let stop = new AbortController();

// One clock for all tests: what moved in the one before has stood for long.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

beforeEach(() => {
  stop = new AbortController();
  trackScrolling(stop.signal);
});

afterEach(() => {
  stop.abort();
  vi.advanceTimersByTime(5_000);
  vi.unstubAllGlobals();
});

/** So many tiles that come now: how far each is drawn, and what takes one out of the list. */
function tiles(count: number) {
  const ready: TileDetail[] = Array.from({ length: count }, initialTileDetail);
  const leave: (() => void)[] = [];
  const wait = (tile: number, now: TileDetail) => {
    leave[tile]?.();
    ready[tile] = now;
    leave[tile] = scheduleTile({ ready: now, at: tile * 100 }, (next) => wait(tile, next));
  };
  ready.forEach((now, tile) => wait(tile, now));
  const at = (how: TileDetail) => ready.filter((one) => one === how).length;
  return { ready, at, leave };
}

/** Scrolls on by `step` px in each of `frames` frames. */
function scroll(step: number, frames: number): void {
  for (let frame = 0; frame < frames; frame += 1) {
    vi.stubGlobal('scrollY', window.scrollY + step);
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(FRAME);
  }
}

test('in a list that stands a tile is drawn whole', () => {
  expect(initialTileDetail()).toBe('all');
});

test('a tile that comes while the list flies by has its room alone, and all of it a row a frame once the list stands', () => {
  scroll(120, 2);
  const seen = tiles(20);
  scroll(120, 30);
  expect(seen.at('place')).toBe(20);
  const whole = Array.from({ length: 15 }, () => {
    vi.advanceTimersByTime(FRAME);
    return seen.at('all');
  });
  expect([...new Set(whole)]).toEqual([0, 8, 16, 20]);
});

test('a list that slows down tells words at once, and then shows a picture a frame', () => {
  scroll(120, 2);
  const seen = tiles(20);
  scroll(20, 5);
  expect(seen.at('place')).toBe(0);
  expect(seen.at('all')).toBeGreaterThan(1);
  expect(seen.at('all')).toBeLessThan(6);
});

test('a tile that comes while somebody reads has its words from the start', () => {
  scroll(20, 2);
  const seen = tiles(20);
  expect(seen.at('words')).toBe(20);
  scroll(20, 10);
  expect(seen.at('all')).toBeGreaterThan(7);
  expect(seen.at('all')).toBeLessThan(12);
});

test('a leap to another place is no flying by', () => {
  scroll(9_000, 1);
  expect(initialTileDetail()).toBe('words');
});

test('a browser that cannot follow is asked for no picture until it can', () => {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) =>
    setTimeout(() => run(performance.now()), 60),
  );
  scroll(20, 4);
  const seen = tiles(20);
  scroll(20, 30);
  expect(seen.at('words')).toBe(20);
});

test('a tile that has left the list has no turn', () => {
  scroll(120, 2);
  const seen = tiles(2);
  seen.leave[0]?.();
  vi.advanceTimersByTime(300);
  expect([seen.at('place'), seen.at('all')]).toEqual([1, 1]);
});

test('what is seen is drawn first, from its middle', () => {
  scroll(120, 2);
  const seen = tiles(30);
  vi.stubGlobal('scrollY', 1_500);
  vi.stubGlobal('innerHeight', 800);
  let frames = 0;
  while (seen.at('all') === 0 && frames < 30) {
    frames += 1;
    vi.advanceTimersByTime(FRAME);
  }
  expect(seen.ready.flatMap((ready, tile) => (ready === 'all' ? [tile] : []))).toEqual([
    15, 16, 17, 18, 19, 20, 21, 22,
  ]);
});
