import { afterEach, expect, test } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';

const ADDRESS = '/api/user/limits';

function ask(token: string, sentAt = Date.now()) {
  document.earlyReads = { [ADDRESS]: { token, sentAt, response: Promise.resolve(new Response('{}')) } };
}

afterEach(() => {
  delete document.earlyReads;
});

test('an answer is taken once', () => {
  ask('kept');
  expect(takeEarlyAnswer(ADDRESS, 'kept')).not.toBeNull();
  expect(takeEarlyAnswer(ADDRESS, 'kept')).toBeNull();
});

test('another player’s answer is nobody’s', () => {
  ask('kept');
  expect(takeEarlyAnswer(ADDRESS, 'other')).toBeNull();
  ask('kept');
  expect(takeEarlyAnswer(ADDRESS, null)).toBeNull();
});

test('an answer of long ago says nothing of now', () => {
  ask('kept', Date.now() - 15_001);
  expect(takeEarlyAnswer(ADDRESS, 'kept')).toBeNull();
});

test('what was not asked for is not there', () => {
  expect(takeEarlyAnswer(ADDRESS, 'kept')).toBeNull();
});
