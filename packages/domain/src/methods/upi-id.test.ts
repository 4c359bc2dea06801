import { expect, test } from 'vitest';
import { isUpiId } from './upi-id.ts';

test.each(['marisol@okbank', '9876543210@ybl', 'a.b-c_d@upi1'])(
  '%o has the form of a UPI ID [PAY-09]',
  (id) => expect(isUpiId(id)).toBe(true),
);

test.each([
  'marisol',
  'a@okbank',
  'marisol@1bank',
  'marisol@ok.bank',
  'mari sol@okbank',
  'marisol@@okbank',
  'marisol@',
])('%o has not [PAY-09]', (id) => expect(isUpiId(id)).toBe(false));
