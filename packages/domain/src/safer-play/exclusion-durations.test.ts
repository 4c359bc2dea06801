import { expect, test } from 'vitest';
import { MARKETS, RULE_PACKS } from '../limits/rule-packs.ts';
import { BREAK_SPANS } from './exclusion-durations.ts';
import { freezeEnd, offeredBreaks, panicBreak } from './self-exclusion.ts';

test.each(MARKETS)('every break of market %s can be taken, in its order [LIM-05]', (market) => {
  const pack = RULE_PACKS[market];
  expect(offeredBreaks(pack).map((days) => BREAK_SPANS[days])).toEqual(pack.breakLengths);
});

test.each([
  ['1m', 1],
  ['2m', 2],
  ['3m', 3],
] as const)('a break of %s is never shorter than its name, whenever it begins', (span, months) => {
  for (let month = 0; month < 48; month++) {
    const now = Date.UTC(2026, month, 1);
    const days = offeredBreaks({ breakLengths: [span] })[0] ?? 1;
    expect(freezeEnd({ days, now })).toBeGreaterThanOrEqual(Date.UTC(2026, month + months, 1));
  }
});

test('a panic button freezes for a day in Germany, and is there in no other market', () => {
  for (const market of MARKETS) expect(panicBreak(RULE_PACKS[market])).toBe(market === 'de' ? 1 : null);
});

test('a brand that tightens the hours gets the next longer freeze', () => {
  expect(panicBreak({ panicButtonHours: 0.5 })).toBe(1);
  expect(panicBreak({ panicButtonHours: 25 })).toBe(3);
  expect(panicBreak({ panicButtonHours: 92 * 24 })).toBe(92);
  expect(panicBreak({ panicButtonHours: 92 * 24 + 1 })).toBeNull();
});
