import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { knownDateOfBirth } from './birth-date.ts';
import { defaultDateOfBirth } from '../account/profile.ts';
import { DATES_OF_BIRTH, JUDGED_AT } from '../corpora/dates-of-birth.ts';
import { RUNS } from '../testing/runs.ts';
import { luxonDate } from '../testing/oracle.ts';
import { zonedInstants } from '../testing/zones.ts';
import { AGE_RANGE, UNSET_DATE_OF_BIRTH, ageOn, birthYears, dateOfBirthSchema } from './validation.ts';
import { addDays } from '../time/zone.ts';

const MESSAGES = {
  required: 'form.validation.invalid.required',
  format: 'form.validation.invalid.format',
  young: 'form.validation.invalid.dob',
  old: 'form.validation.invalid.dob.max',
} as const;

type Here = { now: number; zone: string };

function judge(value: unknown, here: Here): unknown {
  const read = v.safeParse<v.GenericSchema>(dateOfBirthSchema(here), value);
  return read.success ? read.output : read.issues.map((issue) => issue.message);
}

/** The birthday of an age: that many years on, and where February has no 29th the day after the 28th. */
function birthday(born: string, age: number): string {
  const there = DateTime.fromISO(born, { zone: 'utc' }).plus({ years: age });
  return (born.endsWith('-02-29') && there.day === 28 ? there.plus({ days: 1 }) : there).toFormat(
    'yyyy-MM-dd',
  );
}

/** The age by counting birthdays that have come. */
function ageByBirthdays(born: string, today: string): number {
  let age = 0;
  while (birthday(born, age + 1) <= today) age += 1;
  return age;
}

const noon = (date: string): Here => ({ now: Date.parse(`${date}T12:00:00Z`), zone: 'UTC' });

describe('a date of birth', () => {
  test.each(DATES_OF_BIRTH.ok)('of 18 to 100 years, %o, is taken [VAL-05]', (typed) => {
    expect(judge(typed, JUDGED_AT)).toBe(typed.trim());
  });

  const refused = (['required', 'format', 'young', 'old'] as const).flatMap((verdict) =>
    DATES_OF_BIRTH[verdict].map((typed) => [typed, MESSAGES[verdict]] as const),
  );
  test.each(refused)('%o is told %s [VAL-05]', (typed, message) => {
    expect(judge(typed, JUDGED_AT)).toEqual([message]);
  });

  test.each([null, undefined, 645408000000, {}])('%o is none', (typed) => {
    expect(judge(typed, JUDGED_AT)).toEqual([MESSAGES.required]);
  });

  test('is taken from the 18th birthday to the day before the 101st, in the player’s zone [VAL-05]', () => {
    expect(AGE_RANGE).toEqual({ min: 18, max: 100 });
    const ages = fc.oneof(fc.constantFrom(17, 18, 100, 101), fc.integer({ min: 1, max: 110 }));
    fc.assert(
      fc.property(zonedInstants, ages, fc.integer({ min: -2, max: 2 }), (here, age, days) => {
        const today = luxonDate(here.now, here.zone);
        const born = DateTime.fromISO(today, { zone: 'utc' })
          .minus({ years: age, days })
          .toFormat('yyyy-MM-dd');
        const old = birthday(born, 101) <= today ? [MESSAGES.old] : born;
        const expected = birthday(born, 18) > today ? [MESSAGES.young] : old;
        expect(judge(born, here)).toEqual(born === UNSET_DATE_OF_BIRTH ? [MESSAGES.required] : expected);
      }),
      RUNS,
    );
  });

  test('takes and gives texts', () => {
    expectTypeOf<v.InferInput<ReturnType<typeof dateOfBirthSchema>>>().toEqualTypeOf<string>();
    expectTypeOf<v.InferOutput<ReturnType<typeof dateOfBirthSchema>>>().toEqualTypeOf<string>();
  });
});

describe('an age', () => {
  test('is the number of birthdays that have come, in the player’s zone [VAL-05]', () => {
    fc.assert(
      fc.property(zonedInstants, fc.integer({ min: 0, max: 45_000 }), (here, days) => {
        const today = luxonDate(here.now, here.zone);
        const dateOfBirth = addDays(today, -days);
        expect(ageOn({ dateOfBirth, ...here })).toBe(ageByBirthdays(dateOfBirth, today));
      }),
      { numRuns: RUNS.numRuns / 2 },
    );
  });

  test.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-21', '2026-11-22', 18],
    ['2008-12-01', '2026-11-30', 17],
    ['2008-10-31', '2026-11-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['1926-11-21', '2026-11-21', 100],
    ['1925-11-22', '2026-11-21', 100],
    ['1925-11-21', '2026-11-21', 101],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
    ['1900-01-01', '2026-11-21', 126],
  ])('of one born on %s is on %s %i years [VAL-05]', (dateOfBirth, today, years) => {
    expect(ageOn({ dateOfBirth, ...noon(today) })).toBe(years);
  });

  test('turns with the player’s day, not with UTC’s [VAL-05]', () => {
    const now = Date.UTC(2026, 10, 20, 11);
    const dateOfBirth = '2008-11-21';
    expect(ageOn({ dateOfBirth, now, zone: 'Pacific/Kiritimati' })).toBe(18);
    expect(ageOn({ dateOfBirth, now, zone: 'UTC' })).toBe(17);
    expect(ageOn({ dateOfBirth, now: now + 86_400_000, zone: 'Etc/GMT+12' })).toBe(17);
  });

  test('of no date is none', () => {
    for (const none of ['', '1990-02-30', 'x', null as unknown as string, undefined as unknown as string]) {
      expect(ageOn({ dateOfBirth: none, ...JUDGED_AT })).toBeNull();
    }
    expectTypeOf(ageOn).returns.toEqualTypeOf<number | null>();
  });
});

describe('an unset date of birth', () => {
  test('is shown as 18 years before today, and such a one is of age [PRF-03]', () => {
    fc.assert(
      fc.property(zonedInstants, (here) => {
        const today = luxonDate(here.now, here.zone);
        const shown = DateTime.fromISO(today, { zone: 'utc' }).minus({ years: 18 }).toFormat('yyyy-MM-dd');
        expect(defaultDateOfBirth(here)).toBe(shown);
        expect(ageOn({ dateOfBirth: shown, ...here })).toBe(18);
        expect(judge(shown, here)).toBe(shown);
      }),
      RUNS,
    );
  });

  test.each([
    ['2028-02-29', '2010-02-28'],
    ['2028-02-28', '2010-02-28'],
    ['2028-03-01', '2010-03-01'],
    ['2026-11-21', '2008-11-21'],
    ['2026-01-01', '2008-01-01'],
  ])('on %s is %s [PRF-03]', (today, shown) => {
    expect(defaultDateOfBirth(noon(today))).toBe(shown);
  });

  test('keeps four digits of the year however long ago', () => {
    expect(defaultDateOfBirth({ now: Date.parse('0700-06-01T00:00:00Z'), zone: 'UTC' })).toBe('0682-06-01');
  });

  test.each([
    ['1990-06-15', '1990-06-15'],
    ['1990-06-15T00:00:00.000Z', '1990-06-15'],
    ['1900-01-02', '1900-01-02'],
    ['1900-01-01', null],
    ['1900-01-01T00:00:00.000Z', null],
    ['1990-06-15 00:00', null],
    ['x1990-06-15T', null],
    ['1990-06-15 0123456789T', null],
    ['1990-02-30', null],
    ['', null],
    [null, null],
    [undefined, null],
    [0, null],
  ])('the platform’s %o is read as %o', (kept, read) => {
    expect(knownDateOfBirth(kept)).toBe(read);
  });
});

test('the picker offers 100 years, every accepted age among them [VAL-05]', () => {
  fc.assert(
    fc.property(zonedInstants, (here) => {
      const year = Number(luxonDate(here.now, here.zone).slice(0, 4));
      const offered = birthYears(here);
      expect(offered).toHaveLength(100);
      expect(offered[0]).toBe(year - 18);
      expect(offered[99]).toBe(year - 117);
      expect(offered).toContain(year - 101);
      expect(offered.every((each, at) => at === 0 || each === (offered[at - 1] ?? 0) - 1)).toBe(true);
    }),
    RUNS,
  );
});
