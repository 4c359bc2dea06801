import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loginResponseSchema, userDetailsSchema } from './endpoints/session.ts';
import { localeResponseSchema } from './endpoints/settings.ts';
import { parseTolerantly } from './parse-tolerantly.ts';

const details = (user: object) => ({
  getUser: { userId: 7, userWallet: { amount: 12.5, currencyCode: 'EUR' }, ...user },
});

test('a broken optional part counts as absent and is named, the rest stays [HTTP-04]', () => {
  const result = parseTolerantly(loginResponseSchema, { accessToken: 't', lastLogin: { ip: 4 }, locale: 12 });
  expect(result).toMatchObject({
    ok: true,
    value: { accessToken: 't', locale: null, lastLogin: { ip: null } },
  });
  expect(result.ok && result.omitted.map(({ kind, where }) => `${kind} ${where}`)).toEqual([
    'part-ignored locale',
    'part-ignored lastLogin.ip',
  ]);
});

test('a broken required part fails the whole and says where', () => {
  expect(parseTolerantly(loginResponseSchema, { accessToken: 5 })).toMatchObject({
    ok: false,
    where: 'accessToken',
  });
  expect(parseTolerantly(loginResponseSchema, null)).toMatchObject({ ok: false });
});

test('a broken purse goes, the player stays', () => {
  const userWallet = {
    amount: 1,
    currencyCode: 'EUR',
    wallets: [{ amount: 2, currencyCode: 'USD' }, { amount: 'x' }],
  };
  const result = parseTolerantly(userDetailsSchema, details({ userWallet }));
  expect(result.ok && result.value.getUser.userWallet.wallets).toEqual([
    { amount: 2, bonusAmount: 0, currencyCode: 'USD', sequence: null },
  ]);
});

test('a limit that cannot be read counts as an exclusion, an absent one as none', () => {
  const limitOf = (user: object) => {
    const result = parseTolerantly(userDetailsSchema, details(user));
    return result.ok ? result.value.getUser.userLimit : 'unreadable';
  };
  expect(limitOf({})).toBeNull();
  expect(limitOf({ userLimit: null })).toBeNull();
  for (const userLimit of ['yes', 3, { selfExclusion: 5 }, { isSelfExclusionPermanent: 'true' }]) {
    expect(limitOf({ userLimit })).not.toBeNull();
    expect(limitOf({ userLimit })).not.toMatchObject({
      isSelfExclusionPermanent: false,
      selfExclusion: null,
    });
  }
});

test('one bad text leaves the other texts', () => {
  const result = parseTolerantly(localeResponseSchema, { a: 'A', b: 3, c: null, ['__proto__x']: {} });
  expect(result.ok && result.value).toEqual({ a: 'A' });
});

test('rows that are sound survive in their order, whatever stands between them [HTTP-04]', () => {
  const schema = v.object({ rows: v.array(v.object({ id: v.number() })) });
  const sound = fc.record({ id: fc.integer() });
  const broken = fc.oneof(fc.constant(null), fc.string(), fc.record({ id: fc.string() }), fc.constant([]));
  fc.assert(
    fc.property(fc.array(fc.oneof(sound, broken)), (rows) => {
      const result = parseTolerantly(schema, { rows });
      expect(result.ok && result.value.rows).toEqual(
        rows.filter((row) => v.is(schema.entries.rows.item, row)),
      );
    }),
    { numRuns: 1_000 },
  );
});
