import { expect, test } from 'vitest';
import { exampleIntent } from '../testing/example-intent.ts';
import { mergeIntents, type StoredIntents } from './stored-intents.ts';

const intents = (parts: Partial<StoredIntents> = {}): StoredIntents => ({
  owed: [],
  made: [],
  settledIds: [],
  ...parts,
});
const one = exampleIntent({ nonce: 'one' });
const other = exampleIntent({ nonce: 'other' });
const nonces = (list: StoredIntents['owed']) => list.map(({ nonce }) => nonce);

test('what another tab is owed is not lost by what this one kept for itself [PAY-06] [HTTP-05]', () => {
  const merged = mergeIntents(
    intents({ owed: [one], settledIds: ['t-1', 't-2'] }),
    intents({ owed: [other], settledIds: ['t-2', 't-3'] }),
  );
  expect(nonces(merged.owed)).toEqual(['other', 'one']);
  expect(merged.settledIds).toEqual(['t-2', 't-3', 't-1']);
});

test('what either side knows to be made is owed by neither, and made once [PAY-06]', () => {
  const merged = mergeIntents(
    intents({ owed: [other], made: [{ ...one, transactionId: 't-1' }] }),
    intents({ owed: [one], made: [one, other] }),
  );
  expect(merged.owed).toEqual([]);
  expect(merged.made).toEqual([other, { ...one, transactionId: 't-1' }]);
});

test('of what both are owed this tab knows the last of it [HTTP-05]', () => {
  const merged = mergeIntents(intents({ owed: [{ ...one, resentAt: 7 }] }), intents({ owed: [one] }));
  expect(merged.owed).toEqual([{ ...one, resentAt: 7 }]);
});
