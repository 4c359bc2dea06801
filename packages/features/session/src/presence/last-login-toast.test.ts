import { expect, test } from 'vitest';
import { lastLoginText } from './last-login-toast.tsx';

test('the last login is told in one line of facts, and where it breaks no line begins with a dot', () => {
  const facts = { when: 'Thu 19 Nov, 21:04', location: 'Amsterdam', ip: '203.0.113.24' };
  expect(lastLoginText(facts)).toBe('Thu 19 Nov, 21:04\u00a0· Amsterdam\u00a0· 203.0.113.24');
  expect(lastLoginText({ ...facts, location: null })).toBe('Thu 19 Nov, 21:04\u00a0· 203.0.113.24');
});
