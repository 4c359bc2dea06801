import { expect, test } from 'vitest';
import { depositHref } from './deposit-href.ts';

test('a player goes to the deposit with the amount and the method chosen', () => {
  expect(depositHref({ href: '/de/deposit', amount: 50, method: 'Visa', viewer: 'player' })).toBe(
    '/de/deposit?amount=50&activeMethod=Visa',
  );
});

test('a guest meets the sign-up first, over the deposit that keeps what was chosen', () => {
  expect(depositHref({ href: '/deposit', amount: 25, method: 'Visa', viewer: 'guest' })).toBe(
    '/deposit?amount=25&activeMethod=Visa&modal=sign-up',
  );
});

test('a deposit that the settings open as a modal is opened with both', () => {
  expect(depositHref({ href: '?modal=deposit', amount: 31.5, method: '7', viewer: 'player' })).toBe(
    '?modal=deposit&amount=31.5&activeMethod=7',
  );
});
