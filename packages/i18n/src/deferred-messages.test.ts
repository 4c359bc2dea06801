import { expect, test } from 'vitest';
import { builtInMessages } from './built-in.ts';
import { splitMessages, isDeferredMessage } from './deferred-messages.ts';

test('a catalogue comes in three parts that are the whole of it', async () => {
  const messages = await builtInMessages('en');
  const { first, later, settings } = splitMessages(messages);
  expect({ ...first, ...later, ...settings }).toEqual(messages);
  const ids = [first, later, settings].flatMap((part) => Object.keys(part));
  expect(ids).toHaveLength(Object.keys(messages).length);
  expect(Object.keys(settings)).toContain('notifications.title');
  expect(Object.keys(later).length).toBeGreaterThan(100);
});

test.each([
  ['deposit.pay', true],
  ['deposit.gate.frozen', false],
  ['deposit-box.title', false],
  ['modal.failed.deposit.title', true],
  ['modal.load-failed.title', false],
  ['nav.deposit', false],
])('%s comes later: %s', (id, later) => expect(isDeferredMessage(id)).toBe(later));
