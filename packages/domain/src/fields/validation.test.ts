import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { GOOD_ADDRESSES, LONG_ADDRESSES } from '../corpora/addresses.ts';
import { GOOD_NAMES, EMPTY_NAMES, LONG_NAMES } from '../corpora/names.ts';
import { NAUGHTY_SEEN, NAUGHTY_UNSEEN } from '../corpora/naughty.ts';
import { RUNS } from '../testing/runs.ts';
import {
  PASSWORD_RULE_MESSAGES,
  TEXT_MAX,
  VALIDATION_MESSAGES,
  type ValidationMessage,
  addressSchema,
  currentPasswordSchema,
  nameSchema,
  passwordSchema,
  addressPartSchema,
  repeatedPasswordSchema,
  termsSchema,
} from './validation.ts';
import { anyText, judgeSchema } from '../testing/judge-schema.ts';

const REQUIRED = ['form.validation.invalid.required'];
const TOO_LONG = ['form.validation.invalid.max'];

describe('a name', () => {
  test.each(GOOD_NAMES)('in any script, %o, is sent trimmed [VAL-04]', (typed, sent) => {
    expect(judgeSchema(nameSchema, typed)).toBe(sent);
  });

  test.each([...EMPTY_NAMES, null, undefined, 7, {}, ['Ann']])(
    'of nothing visible, %o, is required [VAL-04]',
    (typed) => {
      expect(judgeSchema(nameSchema, typed)).toEqual(REQUIRED);
    },
  );

  test.each(LONG_NAMES)('of more than 255 characters is too long (%#) [VAL-04]', (typed) => {
    expect(judgeSchema(nameSchema, typed)).toEqual(TOO_LONG);
  });

  test('is counted by characters, not by halves of them', () => {
    expect(TEXT_MAX).toBe(255);
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'é', '王', '𠮷', '🎰'),
        fc.integer({ min: 240, max: 270 }),
        (sign, length) => {
          const typed = sign.repeat(length);
          expect(judgeSchema(nameSchema, typed)).toEqual(length <= 255 ? typed : TOO_LONG);
        },
      ),
      RUNS,
    );
  });
});

describe('a naughty text', () => {
  test.each(NAUGHTY_SEEN)(
    'of which something is seen, %o, is a name and an address like any other [VAL-04]',
    (typed) => {
      expect(judgeSchema(nameSchema, typed)).toBe(typed.trim());
      expect(judgeSchema(addressSchema, typed)).toBe(typed.trim());
    },
  );

  test.each(NAUGHTY_UNSEEN)(
    'of which nothing is seen, %o, is no name, and may stand for no address [VAL-04]',
    (typed) => {
      expect(judgeSchema(nameSchema, typed)).toEqual(REQUIRED);
      expect(judgeSchema(addressSchema, typed)).toBe(typed.trim());
    },
  );
});

describe('an address', () => {
  test.each(GOOD_ADDRESSES)('as people write it, %o, is sent trimmed [VAL-04]', (typed, sent) => {
    expect(judgeSchema(addressSchema, typed)).toBe(sent);
  });

  test.each(LONG_ADDRESSES)('of more than 255 characters is too long (%#) [VAL-04]', (typed) => {
    expect(judgeSchema(addressSchema, typed)).toEqual(TOO_LONG);
  });

  test('may be empty and has at most 255 characters [VAL-04]', () => {
    expect(judgeSchema(addressSchema, '')).toBe('');
    expect(judgeSchema(addressSchema, '  ')).toBe('');
    expect(judgeSchema(addressSchema, ' Kerkstraat 1\n2nd floor ')).toBe('Kerkstraat 1\n2nd floor');
    for (const typed of LONG_NAMES) expect(judgeSchema(addressSchema, typed)).toEqual(TOO_LONG);
    for (const [typed, sent] of GOOD_NAMES) expect(judgeSchema(addressSchema, typed)).toBe(sent);
    expect(judgeSchema(addressSchema, null)).toEqual(REQUIRED);
  });

  test('city, postal code and country are required in all-fields mode alone [VAL-04]', () => {
    expect(judgeSchema(addressPartSchema('all-fields'), '')).toEqual(REQUIRED);
    expect(judgeSchema(addressPartSchema('all-fields'), '\u200b ')).toEqual(REQUIRED);
    expect(judgeSchema(addressPartSchema('all-fields'), ' Breda ')).toBe('Breda');
    expect(judgeSchema(addressPartSchema('some-fields'), '')).toBe('');
    expect(judgeSchema(addressPartSchema('some-fields'), ' Breda ')).toBe('Breda');
    for (const mode of ['all-fields', 'some-fields'] as const) {
      expect(judgeSchema(addressPartSchema(mode), 'a'.repeat(256))).toEqual(TOO_LONG);
    }
  });
});

test('the terms are accepted by a tick alone [PRF-05]', () => {
  expect(v.safeParse(termsSchema, true)).toMatchObject({ success: true, output: true });
  for (const unticked of [false, null, undefined, 'true', 1]) {
    const read = v.safeParse(termsSchema, unticked);
    expect(read.success).toBe(false);
    expect(read.issues?.map((issue) => issue.message)).toEqual(REQUIRED);
  }
});

test('whatever is typed, a field carries one message at most, and one the product knows [VAL-06]', () => {
  const known: readonly unknown[] = VALIDATION_MESSAGES;
  const schemas = [
    nameSchema,
    addressSchema,
    passwordSchema(),
    repeatedPasswordSchema('x'),
    currentPasswordSchema,
  ];
  fc.assert(
    fc.property(fc.oneof(anyText, fc.anything()), (typed) => {
      for (const schema of schemas) {
        const issues = v.safeParse<v.GenericSchema>(schema, typed).issues ?? [];
        expect(issues.length).toBeLessThanOrEqual(1);
        for (const issue of issues) expect(known).toContain(issue.message);
      }
    }),
    RUNS,
  );
});

test('the messages of the sources keep their ids, and none is listed twice [VAL-06]', () => {
  expect(VALIDATION_MESSAGES).toEqual(
    expect.arrayContaining([
      'form.validation.invalid.required',
      'form.validation.invalid.format',
      'form.validation.invalid.short.number',
      'form.validation.invalid.long.number',
      'form.validation.invalid.password.max',
      'form.validation.invalid.dob',
    ]),
  );
  expect(new Set(VALIDATION_MESSAGES).size).toBe(25);
  expect(PASSWORD_RULE_MESSAGES).toEqual({
    min: 'form.validation.invalid.password.min',
    digit: 'form.validation.invalid.password.digit',
    special: 'form.validation.invalid.password.special',
    uppercase: 'form.validation.invalid.password.uppercase',
  });
});

test('the schemas take and give texts', () => {
  expectTypeOf<v.InferInput<typeof nameSchema>>().toEqualTypeOf<string>();
  expectTypeOf<v.InferOutput<typeof addressSchema>>().toEqualTypeOf<string>();
  expectTypeOf<v.InferOutput<ReturnType<typeof passwordSchema>>>().toEqualTypeOf<string>();
  expectTypeOf<(typeof VALIDATION_MESSAGES)[number]>().toEqualTypeOf<ValidationMessage>();
});
