import { expect, test } from 'vitest';
import { joinTerms } from './join-terms.ts';

test('a line of terms breaks before a dot only, so that no dot hangs at its end', () => {
  const line = joinTerms(['Keine Gebühr', '2 Werktage']);
  expect(line.replaceAll('\u00a0', ' ')).toBe('Keine Gebühr · 2 Werktage');
  expect(line.split(' ')).toEqual(['Keine\u00a0Gebühr\u00a0·', '2\u00a0Werktage']);
});
