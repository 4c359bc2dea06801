import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashServerSeed, createFairDraw, newServerSeed } from './commitment.ts';
import { createDraw } from './draw.ts';

const SEED = '00'.repeat(31) + '01';

test('the promise is the SHA-256 of the secret, which anybody can check with a common tool', () => {
  // printf '00…01' | xxd -r -p | sha256sum
  expect(hashServerSeed(SEED)).toBe('ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5');
});

test('a draw is the HMAC’s words in order, block after block', () => {
  const draw = createFairDraw({ serverSeed: SEED, clientSeed: 'mine' });
  const key = Buffer.from(SEED, 'hex');
  const blocks = ['mine:0', 'mine:1'].map((text) => createHmac('sha256', key).update(text).digest());
  const words = Buffer.concat(blocks);
  const drawn = Array.from({ length: 16 }, () => draw(2 ** 32));
  expect(drawn).toEqual(Array.from({ length: 16 }, (_, at) => words.readUInt32BE(at * 4)));
});

test('another word of the player gives another round, and so does another secret', () => {
  const first = (serverSeed: string, clientSeed: string) =>
    createFairDraw({ serverSeed, clientSeed })(2 ** 32);
  const secrets = [SEED, newServerSeed()].flatMap((seed) => [first(seed, 'a'), first(seed, 'b')]);
  expect(new Set(secrets).size).toBe(4);
  expect(newServerSeed()).toMatch(/^[0-9a-f]{64}$/);
});

test('a word that would favour the low numbers is thrown away', () => {
  // 2^32 is one more than a multiple of five: its last word has no partners.
  const words = [2 ** 32 - 1, 2 ** 32 - 2];
  const draw = createDraw(() => words.shift() ?? 0);
  expect([draw(5), words]).toEqual([4, []]);
});

test('all results are equally likely: sixty thousand draws of a die, by the chi-square test', () => {
  const draw = createFairDraw({ serverSeed: SEED, clientSeed: 'die' });
  const seen = [0, 0, 0, 0, 0, 0];
  for (let turn = 0; turn < 60_000; turn += 1) {
    const face = draw(6);
    seen[face] = (seen[face] ?? 0) + 1;
  }
  const chiSquare = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Five degrees of freedom: a fair die stays below 20.5 in 999 of 1,000 runs.
  expect(chiSquare).toBeLessThan(20.5);
});
