import { expect, test } from 'vitest';
import { isAllowedPaymentUrl } from './continue-payment.ts';

test('players are sent to pay at the origins the host names and nowhere else', () => {
  const origins = ['https://pay.example'];
  expect(isAllowedPaymentUrl('https://pay.example/pay/1?x=2', origins)).toBe(true);
  for (const address of [
    'https://pay.example.evil/pay',
    'http://pay.example/pay',
    'https://pay.example:8443/',
    'https://user@pay.example/',
    'javascript:alert(1)//https://pay.example',
    '//pay.example/pay',
    '/pay',
    '',
    null,
  ])
    expect(isAllowedPaymentUrl(address, origins)).toBe(false);
});
