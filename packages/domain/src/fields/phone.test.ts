import * as fc from 'fast-check';
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  PHONE_MESSAGES,
  type PhoneCheckResult,
  checkPhone,
  cleanPhoneInput,
  isPhoneInputBlocked,
  isPhoneKey,
  nationalNumber,
} from './phone.ts';
import { REGION_PHONES } from '../corpora/phones-by-region.ts';
import { BAD_PHONES, TYPED_PHONES } from '../corpora/phones.ts';
import { RUNS } from '../testing/runs.ts';

type Example = { country: CountryCode; phoneCode: string; phone: string; dialled: string };

/** A mobile number of every region, abroad and as dialled at home with its trunk prefix. */
const EXAMPLES: readonly Example[] = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  if (!number) return [];
  const dialled = number.formatNational().replace(/\D/g, '');
  return [{ country, phoneCode: number.countryCallingCode, phone: number.nationalNumber, dialled }];
});

const example = fc.constantFrom(...EXAMPLES);

describe('a phone number', () => {
  test('there is one of every region to judge by', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(240);
  });

  test.each(EXAMPLES)(
    'of $country is taken, with or without +, as dialled abroad or at home [VAL-02]',
    (at) => {
      for (const phone of [at.phone, at.dialled]) {
        expect(checkPhone({ phoneCode: at.phoneCode, phone })).toBe('ok');
        expect(checkPhone({ phoneCode: `+${at.phoneCode}`, phone })).toBe('ok');
        expect(checkPhone({ phoneCode: Number(at.phoneCode), phone })).toBe('ok');
      }
    },
  );

  test.each(EXAMPLES)(
    'of $country is short with two digits, long with many [VAL-02]',
    ({ phoneCode, phone }) => {
      expect(checkPhone({ phoneCode, phone: phone.slice(0, 1) })).toBe('short');
      expect(checkPhone({ phoneCode, phone: phone.slice(0, 2) })).toBe('short');
      expect(checkPhone({ phoneCode, phone: `${phone}${phone}${phone}` })).toBe('long');
    },
  );

  test.each([
    ['31', '612345678', 'ok'],
    ['31', '0612345678', 'ok'],
    ['+31', '612345678', 'ok'],
    [' +31 ', '612345678', 'ok'],
    ['31', '6123', 'short'],
    ['31', '61234567', 'invalid'],
    ['31', '6123456789', 'invalid'],
    ['31', '612345678901', 'long'],
    ['31', '6123456789012345678901234567890', 'long'],
    ['49', '1512345678', 'ok'],
    ['49', '15123456789', 'ok'],
    ['1', '2025550123', 'ok'],
    ['1', '12025550123', 'ok'],
    ['1', '202555012', 'short'],
    ['1', '20255501234', 'long'],
    ['1684', '6331234', 'ok'],
    ['+1684', '6331234', 'ok'],
    ['1684', '633123', 'short'],
    ['1684', '63312345', 'long'],
    ['441481', '711222', 'ok'],
    ['7', '89161234567', 'ok'],
    ['39', '3123456789', 'ok'],
    ['39', '0612345678', 'ok'],
  ] as const)('+%s %s is %s [VAL-02]', (phoneCode, phone, verdict) => {
    expect(checkPhone({ phoneCode, phone })).toBe(verdict);
  });

  test.each(BAD_PHONES)('$phoneCode and $phone are $verdict [VAL-02]', ({ phoneCode, phone, verdict }) => {
    expect(checkPhone({ phoneCode, phone })).toBe(verdict);
  });

  test.each(REGION_PHONES)('+$phoneCode $phone of $country is $verdict [VAL-02]', (entered) => {
    expect(checkPhone(entered)).toBe(entered.verdict);
  });

  test('every region of the library has its numbers in the corpus', () => {
    const listed = new Set(REGION_PHONES.map(({ country }) => country));
    expect(listed).toEqual(new Set(EXAMPLES.map(({ country }) => country)));
  });

  test.each(TYPED_PHONES)('what a box keeps of %o, %o, is %s under 31 [VAL-02]', (_, phone, verdict) => {
    expect(checkPhone({ phoneCode: '31', phone })).toBe(verdict);
  });

  test('once too long stays too long, and its field takes no more digits [VAL-02]', () => {
    fc.assert(
      fc.property(
        example,
        fc.string({ unit: fc.constantFrom('0', '1', '5', '9'), maxLength: 14 }),
        (at, more) => {
          const entered = { phoneCode: at.phoneCode, phone: at.phone + more };
          const blocked = isPhoneInputBlocked(entered);
          expect(blocked).toBe(checkPhone(entered) === 'long');
          const longer = { ...entered, phone: `${entered.phone}000000000000000000` };
          expect(isPhoneInputBlocked(longer)).toBe(true);
        },
      ),
      RUNS,
    );
  });

  test('can be typed digit by digit: no beginning of a good one blocks its field [VAL-02]', () => {
    for (const { phoneCode, phone, dialled } of EXAMPLES) {
      for (const whole of [phone, dialled]) {
        for (let typed = 0; typed <= whole.length; typed += 1) {
          expect(isPhoneInputBlocked({ phoneCode, phone: whole.slice(0, typed) })).toBe(false);
        }
      }
    }
  });

  test('whatever is entered gets a verdict', () => {
    const verdicts: readonly PhoneCheckResult[] = ['ok', 'required', 'short', 'long', 'invalid'];
    const any = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.bigInt({ min: 0n }).map(String),
      fc.integer(),
      fc.constantFrom(null, undefined, '+', '31', '1', '٣١'),
    );
    fc.assert(
      fc.property(any, any, (phoneCode, phone) => {
        const verdict = checkPhone({ phoneCode, phone });
        expect(verdicts).toContain(verdict);
        const digits = /^[0-9]+$/.test(String(phone));
        expect(verdict === 'ok' && !digits).toBe(false);
      }),
      { numRuns: RUNS.numRuns * 3 },
    );
  });

  test('each refusal has its message [VAL-02, VAL-06]', () => {
    expect(PHONE_MESSAGES).toEqual({
      required: 'form.validation.invalid.required',
      short: 'form.validation.invalid.short.number',
      long: 'form.validation.invalid.long.number',
      invalid: 'form.validation.invalid.format',
    });
    expectTypeOf(checkPhone).returns.toEqualTypeOf<PhoneCheckResult>();
  });
});

describe('the national number', () => {
  test.each(EXAMPLES)(
    'of $country is the same dialled at home and abroad, under its code with or without + [VAL-02]',
    ({ phoneCode, phone, dialled }) => {
      for (const typed of [phone, dialled]) {
        expect(nationalNumber({ phoneCode, phone: typed })).toBe(phone);
        expect(nationalNumber({ phoneCode: ` +${phoneCode} `, phone: typed })).toBe(phone);
        expect(nationalNumber({ phoneCode: Number(phoneCode), phone: typed })).toBe(phone);
      }
    },
  );

  test.each([
    ['31', '0687654321', '687654321'],
    ['49', '015123456789', '15123456789'],
    ['39', '0612345678', '0612345678'],
    ['7', '89161234567', '9161234567'],
    ['1', '12025550123', '2025550123'],
    ['1684', '6331234', '6331234'],
    ['441481', '711222', '711222'],
  ])('behind +%s %s is %s [VAL-02]', (phoneCode, phone, national) => {
    expect(nationalNumber({ phoneCode, phone })).toBe(national);
  });

  test('is never less than itself: taken twice it stays, and its verdict is ok [VAL-02]', () => {
    fc.assert(
      fc.property(example, fc.boolean(), ({ phoneCode, phone, dialled }, isAtHome) => {
        const national = nationalNumber({ phoneCode, phone: isAtHome ? dialled : phone });
        expect(nationalNumber({ phoneCode, phone: national })).toBe(national);
        expect(checkPhone({ phoneCode, phone: national })).toBe('ok');
      }),
      RUNS,
    );
  });

  test('of what is no good number is what was entered [VAL-02]', () => {
    for (const { phoneCode, phone } of REGION_PHONES.filter(({ verdict }) => verdict !== 'ok'))
      expect(nationalNumber({ phoneCode, phone })).toBe(phone);
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: fc.constantFrom('0', '6', '1', ' ') }),
        (phoneCode, phone) => {
          fc.pre(checkPhone({ phoneCode, phone }) !== 'ok');
          expect(nationalNumber({ phoneCode, phone })).toBe(phone);
        },
      ),
      RUNS,
    );
    expect(nationalNumber({ phoneCode: null, phone: undefined })).toBe('');
  });
});

describe('the phone field', () => {
  test('takes digits alone of all signs [VAL-02]', () => {
    const taken = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(isPhoneKey);
    expect(taken.join('')).toBe('0123456789');
    for (const key of ['', '12', '+', ' ', '1 ', '1\n', 'a', '٣', '３', 'Enter', 'F1', 'Backspace']) {
      expect(isPhoneKey(key)).toBe(false);
    }
  });

  test('cleans what is pasted by the same rule, and cleaning twice changes nothing more [VAL-02]', () => {
    expect(cleanPhoneInput('(06) 12-34 56.78 ext')).toBe('0612345678');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pasted) => {
        const cleaned = cleanPhoneInput(pasted);
        expect(cleaned).toBe(Array.from(pasted).filter(isPhoneKey).join(''));
        expect(cleanPhoneInput(cleaned)).toBe(cleaned);
      }),
      RUNS,
    );
  });
});
