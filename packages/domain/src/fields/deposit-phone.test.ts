import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDepositPhoneValid } from '../methods/deposit-amount.ts';
import { RUNS } from '../testing/runs.ts';

describe('a deposit’s phone field', () => {
  test.each([
    ['12345', false],
    ['123456', true],
    [' 12345 ', false],
    [' 123456 ', true],
    ['+90532', true],
    ['😀😀😀', false],
    ['', false],
    [null, false],
    [undefined, false],
    [123456, false],
  ])('%o: may it be sent? %s [PAY-06]', (phone, ok) => {
    expect(isDepositPhoneValid(phone)).toBe(ok);
  });

  test('is refused below six characters and only there [PAY-06]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), (size) => {
        expect(isDepositPhoneValid('5'.repeat(size))).toBe(size >= 6);
      }),
      RUNS,
    );
  });
});
