import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { isEmailAddress, placeholderEmail } from './email-address.ts';
import { FILTERED_EMAILS } from '../corpora/emails-filtered.ts';
import { BAD_EMAILS, EMPTY_EMAILS, GOOD_EMAILS, LONG_EMAILS, PADDED_EMAILS } from '../corpora/emails.ts';
import { RUNS } from '../testing/runs.ts';
import {
  EMPTY_EMAIL_DOMAIN,
  cleanEmailInput,
  emailSchema,
  isEmailKey,
  isPlaceholderEmail,
  displayEmail,
} from './validation.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

function judge(value: unknown): unknown {
  const read = v.safeParse<v.GenericSchema>(emailSchema, value);
  return read.success ? read.output : read.issues.map((issue) => issue.message);
}

/** The rule of the sources, read a second way: by splitting, letter by letter. */
function isAddressByParts(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  const only = (part: string, signs: string) =>
    part !== '' && Array.from(part).every((sign) => signs.includes(sign));
  return (
    more.length === 0 &&
    only(local, `${LETTERS}${DIGITS}._%+-`) &&
    labels.length > 1 &&
    labels.every((label) => only(label, `${LETTERS}${DIGITS}-`)) &&
    only(last, LETTERS) &&
    last.length > 1
  );
}

const nearAddress = fc
  .array(fc.constantFrom('a', 'Z', '7', '.', '_', '%', '+', '-', '@', 'co', '.com', '@b.c', ' ', 'é', '\n'), {
    maxLength: 9,
  })
  .map((parts) => parts.join(''));

describe('an e-mail', () => {
  test.each(GOOD_EMAILS)('%s is an address [VAL-01]', (email) => {
    expect(judge(email)).toBe(email);
  });

  test.each(PADDED_EMAILS)(
    '%o is no address as it stands, and is one once it is cleaned [VAL-01]',
    (typed) => {
      expect(judge(typed)).toEqual(['form.validation.invalid.format']);
      expect(judge(cleanEmailInput(typed))).toBe('ann@example.com');
    },
  );

  test.each([...EMPTY_EMAILS, null, undefined, 7, {}])('%o is required [VAL-01]', (typed) => {
    expect(judge(typed)).toEqual(['form.validation.invalid.required']);
  });

  test.each(BAD_EMAILS)('%o is no address [VAL-01]', (typed) => {
    expect(judge(typed)).toEqual(['form.validation.invalid.format']);
  });

  test.each(FILTERED_EMAILS)(
    '%o is no address; what its box leaves, %o, is %s [VAL-01]',
    (typed, left, verdict) => {
      expect(judge(typed)).toEqual(['form.validation.invalid.format']);
      expect(cleanEmailInput(typed)).toBe(left);
      expect(judge(left)).toEqual(verdict === 'ok' ? left : [`form.validation.invalid.${verdict}`]);
    },
  );

  test.each(LONG_EMAILS)('of more than 255 characters is too long (%#)', (typed) => {
    expect(judge(typed)).toEqual(['form.validation.invalid.max']);
  });

  test('is judged alike when the rule is read sign by sign [VAL-01]', () => {
    fc.assert(
      fc.property(fc.oneof(nearAddress, fc.emailAddress(), fc.string()), (text) => {
        expect(isEmailAddress(text)).toBe(isAddressByParts(text));
      }),
      { numRuns: RUNS.numRuns * 5 },
    );
  });

  test('of hostile length is judged at once', () => {
    for (const text of [`a@${'a.'.repeat(50_000)}`, 'a'.repeat(100_000), `a@${'a-'.repeat(50_000)}!`]) {
      expect(isEmailAddress(text)).toBe(false);
    }
  });

  test('takes and gives texts', () => {
    expectTypeOf<v.InferInput<typeof emailSchema>>().toEqualTypeOf<string>();
    expectTypeOf<v.InferOutput<typeof emailSchema>>().toEqualTypeOf<string>();
  });
});

describe('the e-mail field', () => {
  test('takes letters, digits and @ . _ % + - alone of all signs [VAL-01]', () => {
    const taken = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(isEmailKey);
    const said = Array.from(`${LETTERS}${DIGITS}@._%+-`);
    expect(new Set(taken)).toEqual(new Set(said));
  });

  test.each([
    '',
    ' ',
    'ab',
    'a ',
    'a\n',
    '\n',
    'ä',
    'ſ',
    '\u212a',
    '🎰',
    'Enter',
    'Backspace',
    'Tab',
    'ArrowLeft',
  ])('does not take %o as a sign [VAL-01]', (key) => {
    expect(isEmailKey(key)).toBe(false);
  });

  test('cleans what is pasted by the same rule, and cleaning twice changes nothing more [VAL-01]', () => {
    expect(cleanEmailInput(' Ann Smith <ann.smith+1@example.com>\n')).toBe('AnnSmithann.smith+1@example.com');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pasted) => {
        const cleaned = cleanEmailInput(pasted);
        expect(cleaned).toBe(Array.from(pasted).filter(isEmailKey).join(''));
        expect(cleanEmailInput(cleaned)).toBe(cleaned);
      }),
      RUNS,
    );
  });

  test('lets every address be typed [VAL-01]', () => {
    for (const email of GOOD_EMAILS) expect(cleanEmailInput(email)).toBe(email);
  });
});

describe('a placeholder', () => {
  const uuid = '3f0c2a9e-7a51-4a0e-9b0e-1c2d3e4f5a6b';

  test('is a UUID at the empty-email domain, in any case [SES-03]', () => {
    expect(EMPTY_EMAIL_DOMAIN).toBe('empty-email.invalid');
    fc.assert(
      fc.property(fc.uuid(), fc.boolean(), fc.boolean(), (uuid, upper, shout) => {
        expect(placeholderEmail(uuid)).toBe(`${uuid}@empty-email.invalid`);
        const local = upper ? uuid.toUpperCase() : uuid;
        const domain = shout ? EMPTY_EMAIL_DOMAIN.toUpperCase() : 'Empty-Email.Invalid';
        expect(isPlaceholderEmail(`${local}@${domain}`)).toBe(true);
        expect(displayEmail(`${local}@${domain}`)).toBe('');
        expect(isPlaceholderEmail(placeholderEmail(local))).toBe(true);
      }),
      RUNS,
    );
    expect(placeholderEmail(uuid.toUpperCase())).toBe(`${uuid}@empty-email.invalid`);
  });

  test.each([
    `${uuid}@example.com`,
    `${uuid}@empty-email.invalid.com`,
    `${uuid}@x.empty-email.invalid`,
    `${uuid}@empty-email.invali`,
    `${uuid}@@empty-email.invalid`,
    `x${uuid}@empty-email.invalid`,
    `${uuid}x@empty-email.invalid`,
    `${uuid.replaceAll('-', '')}@empty-email.invalid`,
    `${uuid.replace('3', 'g')}@empty-email.invalid`,
    `{${uuid}}@empty-email.invalid`,
    `${uuid}\n@empty-email.invalid`,
    'ann@empty-email.invalid',
    '@empty-email.invalid',
    'empty-email.invalid',
    uuid,
    'ann@example.com',
  ])('is not %s, which is shown as it is', (email) => {
    expect(isPlaceholderEmail(email)).toBe(false);
    expect(displayEmail(email)).toBe(email);
  });

  test.each([null, undefined, '', 7 as unknown as string])(
    'is not %o, which is shown as nothing',
    (email) => {
      expect(isPlaceholderEmail(email)).toBe(false);
      expect(displayEmail(email)).toBe('');
    },
  );
});
