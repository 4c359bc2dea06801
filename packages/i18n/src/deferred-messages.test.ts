import { expect, test } from 'vitest';
import { builtInMessages } from './built-in.ts';
import { splitMessages, isDeferredMessage } from './deferred-messages.ts';

test('a catalogue comes in three parts that are the whole of it', async () => {
  const messages = await builtInMessages('en');
  const { first, later, rare } = splitMessages(messages);
  expect({ ...first, ...later, ...rare }).toEqual(messages);
  expect(Object.keys(first).filter((id) => id in later)).toEqual([]);
  expect(Object.keys(rare).filter((id) => id in first || id in later)).toEqual([]);
  expect(rare['two-step.title']).toBeDefined();
  expect(Object.keys(later).length).toBeGreaterThan(100);
});

test.each([
  ['deposit.pay', true],
  ['deposit.gate.frozen', false],
  ['deposit-box.title', false],
  ['modal.failed.deposit.title', true],
  ['modal.load-failed.title', false],
  ['two-step.title', true],
  ['nav.deposit', false],
])('%s comes later: %s', (id, later) => expect(isDeferredMessage(id)).toBe(later));
