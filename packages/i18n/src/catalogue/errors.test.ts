import { readFileSync } from 'node:fs';
import { DEPOSIT_GATES, WITHDRAWAL_BLOCKS } from '@baize/domain/cashier-gates';
import {
  BET_LIMIT_CODES,
  BONUS_CODES,
  DEPOSIT_CODES,
  OTHER_MESSAGES,
  betLimitMessage,
  bonusMessage,
  depositMessage,
  messageParams,
} from '@baize/domain/errors';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';

/** The words as they are written: the macro that carries them needs a build. */
function wordsOf(file: string): Map<string, string> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const found = text.matchAll(/msg\(\{\s*id: '([^']+)',\s*message:\s*'([^']+)',?\s*\}\)/g);
  return new Map(Array.from(found, ([, id = '', message = '']) => [id, message]));
}

function placesIn(message: string): string[] {
  return Array.from(message.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

const files = ['errors', 'no-games', 'cashier', 'bonus', 'access', 'safer-play'];
const words = new Map(files.flatMap((name) => [...wordsOf(`./${name}.ts`)]));
const wordOf = (id: string) => words.get(id) ?? '';

const tables = [
  BONUS_CODES,
  DEPOSIT_CODES,
  BET_LIMIT_CODES,
  OTHER_MESSAGES,
  DEPOSIT_GATES,
  WITHDRAWAL_BLOCKS,
];
const ids = [...new Set(tables.flatMap((table) => Object.values(table)))];

describe('every refusal', () => {
  test.each(ids)('%s has words that can be shown, with the places it is given values for', (id) => {
    expect(wordOf(id)).not.toBe('');
    expect(() => compileMessageOrThrow(wordOf(id))).not.toThrow();
    expect(placesIn(wordOf(id))).toEqual(messageParams(id));
  });

  test('has words no other refusal has', () => {
    expect(new Set(ids.map(wordOf)).size).toBe(ids.length);
  });

  test('is told under the id it is known by', () => {
    const text = ['errors', 'cashier'].map((name) =>
      readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8'),
    );
    const pairs = text.flatMap((one) => [...one.matchAll(/'([\w.-]+)': msg\(\{\s*id: '([^']+)'/g)]);
    expect(pairs.length).toBeGreaterThan(ids.length - 10);
    expect(pairs.filter(([, key, id]) => key !== id)).toEqual([]);
  });
});

test.each(Object.keys(BONUS_CODES))('the player reads why a bonus is refused: %s [PRO-05]', (code) => {
  expect(wordOf(bonusMessage(code)).length).toBeGreaterThan(20);
  expect(wordOf(bonusMessage(code))).not.toContain('Something went wrong');
});

test.each(Object.keys(DEPOSIT_CODES))('the player reads why a deposit failed: %s [PAY-06]', (code) => {
  expect(wordOf(depositMessage(code)).length).toBeGreaterThan(20);
  expect(wordOf(depositMessage(code))).not.toContain('Something went wrong');
});

test.each(Object.keys(BET_LIMIT_CODES))(
  'the player reads which limit a bet went against: %s [LIM-06]',
  (code) => {
    expect(wordOf(betLimitMessage(code))).toMatch(/limit|single bet/);
  },
);

test.each([
  ['server', 'Internal server error'],
  ['unavailable', 'Service Unavailable'],
  ['not-found', 'Not found'],
  ['general', 'Something went wrong'],
  ['fields', 'Please check fields with errors'],
  ['too-many', 'Try again later'],
  ['upload', 'Failed to upload'],
  ['resend', 'Verification email not sent'],
  ['limit-updated', 'Limit Updated Successfully'],
  ['game-not-found', 'GAME NOT FOUND'],
  ['no-games', 'No games found'],
] as const)('a failure by %s says “%s” [HTTP-08]', (cause, text) => {
  expect(wordOf(OTHER_MESSAGES[cause])).toBe(text);
});

test('no refusal tells a player to go on playing, or points to another bonus', () => {
  for (const id of ids) expect(wordOf(id)).not.toMatch(/again once|other bonuses|lower your stake/i);
});
