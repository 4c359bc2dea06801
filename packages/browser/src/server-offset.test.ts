import { expect, test } from 'vitest';
import { refineOffset, initialOffset, type ServerOffset } from './server-offset.ts';

const START = Date.UTC(2026, 2, 2, 10, 0, 0, 137);
const DAY = 86_400_000;

/** What the browser learns when the platform is `ahead` of the device and the way takes `out` and `back` ms. */
function hear(
  known: ServerOffset,
  { at, ahead, out = 30, back = 30 }: { at: number; ahead: number; out?: number; back?: number },
): ServerOffset {
  const served = START + at + out + ahead;
  return refineOffset(known, {
    date: Math.floor(served / 1_000) * 1_000,
    sentAt: START + at,
    receivedAt: START + at + out + back,
  });
}

/** The offsets gone by over many answers, each at its own part of a second and with its own delays. */
function follow(
  ahead: (at: number) => number,
  answers: number,
  from: ServerOffset = initialOffset(0),
): number[] {
  const offsets: number[] = [];
  let known = from;
  for (let index = 0; index < answers; index += 1) {
    const at = index * 10_321;
    known = hear(known, {
      at,
      ahead: ahead(at),
      out: 10 + ((index * 37) % 400),
      back: 10 + ((index * 53) % 300),
    });
    offsets.push(known.offset);
  }
  return offsets;
}

test('a correct device clock stays untouched, whatever the second and the delay', () => {
  expect(new Set(follow(() => 0, 2_000))).toEqual(new Set([0]));
});

test.each([-6 * 3_600_000, 6 * 3_600_000, -DAY, 3 * DAY, 5_000, -2_500])(
  'a device %d ms behind is right within a second after one answer and does not jitter after',
  (ahead) => {
    const offsets = follow(() => ahead, 2_000);
    for (const offset of offsets) expect(Math.abs(offset - ahead)).toBeLessThan(1_000);
    expect(new Set(offsets.slice(200)).size).toBe(1);
    expect(Math.abs((offsets.at(-1) ?? 0) - ahead)).toBeLessThan(350);
  },
);

test('a clock that is moved by days is followed by the very next answer', () => {
  const ahead = (at: number) => (at < 50_000 ? 0 : at < 100_000 ? 2 * DAY : -DAY);
  const offsets = follow(ahead, 15);
  offsets.forEach((offset, index) => {
    expect(Math.abs(offset - ahead(index * 10_321))).toBeLessThan(1_000);
  });
  expect(offsets[2]).toBe(0);
});

test('an answer asked for before the clock moved does not move it back', () => {
  const moved = hear(hear(initialOffset(0), { at: 0, ahead: 0 }), { at: 1_000, ahead: DAY });
  expect(Math.abs(moved.offset - DAY)).toBeLessThan(1_000);
  expect(hear(moved, { at: 900, ahead: 0, back: 500 })).toEqual(moved);
});

test('a drifting device is followed in steps no one sees', () => {
  const offsets = follow((at) => at / 20_000, 3_000);
  offsets.reduce((before, offset) => {
    expect(Math.abs(offset - before)).toBeLessThan(900);
    return offset;
  }, 0);
});

test('a guess from before the reload stands until an answer speaks against it', () => {
  expect(hear(initialOffset(DAY), { at: 0, ahead: DAY + 100 }).offset).toBe(DAY);
  expect(hear(initialOffset(DAY), { at: 0, ahead: 0 }).offset).toBe(0);
});

test('what is no date, or came before it was asked, teaches nothing', () => {
  const known = hear(initialOffset(0), { at: 0, ahead: DAY });
  expect(refineOffset(known, { date: Number.NaN, sentAt: START, receivedAt: START })).toBe(known);
  expect(refineOffset(known, { date: START, sentAt: START + 5, receivedAt: START })).toBe(known);
});
