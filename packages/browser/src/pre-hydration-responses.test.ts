import { afterEach, expect, test } from 'vitest';
import { takePreHydrationResponse } from './pre-hydration-responses.ts';

const ADDRESS = '/api/user/limits';

function ask(token: string, sentAt = Date.now()) {
  document.earlyReads = { [ADDRESS]: { token, sentAt, response: Promise.resolve(new Response('{}')) } };
}

afterEach(() => {
  delete document.earlyReads;
});

test('an answer is taken once', () => {
  ask('kept');
  expect(takePreHydrationResponse(ADDRESS, 'kept')).not.toBeNull();
  expect(takePreHydrationResponse(ADDRESS, 'kept')).toBeNull();
});

test('another player’s answer is nobody’s', () => {
  ask('kept');
  expect(takePreHydrationResponse(ADDRESS, 'other')).toBeNull();
  ask('kept');
  expect(takePreHydrationResponse(ADDRESS, null)).toBeNull();
});

test('an answer of long ago says nothing of now', () => {
  ask('kept', Date.now() - 15_001);
  expect(takePreHydrationResponse(ADDRESS, 'kept')).toBeNull();
});

test('what was not asked for is not there', () => {
  expect(takePreHydrationResponse(ADDRESS, 'kept')).toBeNull();
});
