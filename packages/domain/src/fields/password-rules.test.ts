import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSWORDS } from '../corpora/passwords.ts';
import { RUNS } from '../testing/runs.ts';
import {
  PASSWORD_LENGTH,
  currentPasswordSchema,
  passwordChecklist,
  passwordMin,
  passwordSchema,
  repeatedPasswordSchema,
} from './validation.ts';
import { anyText, judgeSchema } from '../testing/judge-schema.ts';

const REQUIRED = ['form.validation.invalid.required'];

describe('a password', () => {
  test.each(PASSWORDS)('$password asked $asks is told $message [VAL-03]', ({ password, asks, message }) => {
    expect(judgeSchema(passwordSchema(asks), password)).toEqual(message === null ? password : [message]);
  });

  test('has 6 to 255 characters when the brand says nothing [VAL-03]', () => {
    expect(PASSWORD_LENGTH).toEqual({ min: 6, max: 255 });
    expect(judgeSchema(passwordSchema(), 'abcde')).toEqual(['form.validation.invalid.password.min']);
    expect(judgeSchema(passwordSchema(), 'abcdef')).toBe('abcdef');
    for (const none of [null, undefined, 123456])
      expect(judgeSchema(passwordSchema(), none)).toEqual(REQUIRED);
  });

  test.each([
    [undefined, 6],
    [1, 1],
    [4, 4],
    [12, 12],
    [255, 255],
    [0, 6],
    [0.5, 6],
    [-3, 6],
    [256, 255],
    [1e9, 255],
    [Number.NaN, 6],
    [Infinity, 6],
    ['8' as unknown as number, 8],
    ['eight' as unknown as number, 6],
  ])('a brand’s number of characters %o is read as %o', (min, read) => {
    expect(passwordMin({ min })).toBe(read);
  });

  test('its checklist has a line for each rule asked, in order [VAL-03]', () => {
    expect(passwordChecklist('', {})).toEqual([{ rule: 'min', met: false }]);
    const all = { min: 8, special: true, digit: true, uppercase: true };
    expect(passwordChecklist('abcdefg1', all)).toEqual([
      { rule: 'min', met: true },
      { rule: 'digit', met: true },
      { rule: 'special', met: false },
      { rule: 'uppercase', met: false },
    ]);
    expect(passwordChecklist('A-', { special: true, uppercase: true })).toEqual([
      { rule: 'min', met: false },
      { rule: 'special', met: true },
      { rule: 'uppercase', met: true },
    ]);
    expect(passwordChecklist('abcdef', { min: 6, special: false, digit: false, uppercase: false })).toEqual([
      { rule: 'min', met: true },
    ]);
  });

  test('is taken exactly when its whole checklist is met and it is not too long [VAL-03]', () => {
    const asks = fc.record(
      {
        min: fc.integer({ min: 1, max: 20 }),
        special: fc.boolean(),
        digit: fc.boolean(),
        uppercase: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyText, asks, (password, asks) => {
        const unmet = passwordChecklist(password, asks).filter((line) => !line.met);
        const fits = unmet.length === 0 && Array.from(password).length <= 255;
        const said = judgeSchema(passwordSchema(asks), password);
        expect(said === password).toBe(fits);
        expect(Array.isArray(said) ? said.length : 1).toBe(1);
      }),
      RUNS,
    );
  });

  test('of plain letters and digits is judged as the sources say, rule by rule [VAL-03]', () => {
    const signs = fc.constantFrom('a', 'z', 'A', 'Z', '0', '9', '!', '_', ' ');
    const asks = fc.record({ special: fc.boolean(), digit: fc.boolean(), uppercase: fc.boolean() });
    fc.assert(
      fc.property(fc.array(signs, { minLength: 1, maxLength: 9 }), asks, (signs, asks) => {
        const password = signs.join('');
        const has = (some: string) => signs.some((sign) => some.includes(sign));
        const first = [
          asks.digit && !has('09') && 'digit',
          asks.special && !has('!_') && 'special',
          asks.uppercase && !has('AZ') && 'uppercase',
          signs.length < 6 && 'min',
        ].find((missed) => missed !== false);
        const id = `form.validation.invalid.password.${String(first)}`;
        expect(judgeSchema(passwordSchema(asks), password)).toEqual(first === undefined ? password : [id]);
      }),
      RUNS,
    );
  });

  test('is typed twice alike [PRF-06]', () => {
    const schema = repeatedPasswordSchema('Baize-2026');
    expect(judgeSchema(schema, 'Baize-2026')).toBe('Baize-2026');
    expect(judgeSchema(schema, 'baize-2026')).toEqual(['form.validation.invalid.password.match']);
    expect(judgeSchema(schema, 'Baize-2026 ')).toEqual(['form.validation.invalid.password.match']);
    for (const none of ['', null, undefined]) expect(judgeSchema(schema, none)).toEqual(REQUIRED);
  });

  test('is asked before it changes [PRF-06]', () => {
    expect(judgeSchema(currentPasswordSchema, 'x')).toBe('x');
    expect(judgeSchema(currentPasswordSchema, ' ')).toBe(' ');
    for (const none of ['', null, undefined]) {
      expect(judgeSchema(currentPasswordSchema, none)).toEqual(['form.validation.invalid.password.current']);
    }
  });
});
