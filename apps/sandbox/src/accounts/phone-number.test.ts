import { REGION_PHONES } from '@baize/domain/corpora/phones-by-region';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { playerRow } from '../personas/player-row.ts';
import { players } from '../database/schema.ts';
import { isUniqueViolation } from '../database/is-unique-violation.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { numbersElsewhere, readPhone, toStoredPhone } from './phone-number.ts';

const GOOD = REGION_PHONES.filter(({ verdict }) => verdict === 'ok');

describe('a written phone number', () => {
  test.each(GOOD)('+$phoneCode $phone of $country is one number, however it is written [VAL-02]', (at) => {
    const { phoneCode, phone } = toStoredPhone(at);
    const whole = `${phoneCode}${phone}`;
    for (const typed of [`+${at.phoneCode}${at.phone}`, `00${at.phoneCode} (${at.phone})`, `+${whole}`])
      expect(readPhone(typed, 'NL')?.key).toBe(whole);
    expect(readPhone(whole, 'NL')?.numbers).toContain(whole);
  });

  test('without a code is that of the country it is written in first [PRF-06]', () => {
    expect(readPhone('0687654321', 'NL')?.numbers).toEqual(['31687654321', '0687654321']);
    expect(readPhone('06 8765-4321', 'FR')?.key).toBe('33687654321');
    expect(readPhone('31687654321', 'NL')?.key).toBe('31687654321');
  });

  test('without a code it may be of any country whose plan has it [PRF-06]', () => {
    const written = readPhone('0687654321', 'BE');
    const elsewhere = written === null ? [] : numbersElsewhere(written);
    expect(elsewhere).toEqual(expect.arrayContaining(['31687654321', '33687654321']));
  });

  test.each(['', 'ann', '123', '+', 'ann+31687654321', '5b1c7a52-6c0b-4f3a-9a69-0f6b1f7c2d10'])(
    '"%s" is none',
    (text) => {
      expect(readPhone(text, 'NL')).toBeNull();
    },
  );
});

describe('accounts that are known by a phone alone', () => {
  const { database } = useTestDatabase(new Date('2026-11-20T17:17:19.000Z'));
  const insert = (email: string, phone: string) =>
    database()
      .insert(players)
      .values({
        ...playerRow({ name: 'newcomer', passwordHash: 'x', now: 0 }),
        persona: null,
        referralCode: email,
        email,
        phone,
      });
  const placeholder = (place: number) => `5b1c7a52-6c0b-4f3a-9a69-00000000000${place}@empty-email.invalid`;

  test('have a number each by the database itself, whoever of two is first [PRF-06]', async () => {
    await insert(placeholder(1), '687654321');
    const second = await insert(placeholder(2), '687654321').then(() => null, isUniqueViolation);
    expect(second).toBe(true);
  });

  test('share it with those that have an address, and none is no number [PRF-06]', async () => {
    await insert(placeholder(1), '687654321');
    await insert('ann@player.test', '687654321');
    await insert('ben@player.test', '687654321');
    await insert(placeholder(2), '');
    await insert(placeholder(3), '');
    expect(await database().$count(players, eq(players.phone, '687654321'))).toBe(3);
  });
});
