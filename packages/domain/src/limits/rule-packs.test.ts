import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Market, MARKETS, rulePackFor, RULE_PACKS, type RulePack } from './rule-packs.ts';
import { STRICTNESS } from './rule-packs/strictness.ts';

/** One rule of every market, by market. */
function across<K extends keyof RulePack>(key: K) {
  return Object.fromEntries(MARKETS.map((market) => [market, RULE_PACKS[market][key]]));
}

describe('the rule packs', () => {
  test('are one of each market, and each knows its own name', () => {
    expect(Object.keys(RULE_PACKS)).toEqual(['default', 'gb', 'mt', 'cw', 'nl', 'on', 'se', 'de']);
    for (const market of MARKETS) expect(RULE_PACKS[market].market).toBe(market);
  });

  test('cannot be loosened by anybody who reads them', () => {
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(RULE_PACKS)).toBe(true);
    expect(() => Object.assign(RULE_PACKS.gb.stakeCaps[0] ?? {}, { amount: 100 })).toThrow(TypeError);
    expect(Reflect.set(RULE_PACKS.se, 'autoplay', true)).toBe(false);
  });

  test('are written as they are read: every value passes its own reader unchanged', () => {
    for (const market of MARKETS) {
      const pack: Record<string, unknown> = RULE_PACKS[market];
      expect(Object.keys(pack).toSorted()).toEqual(Object.keys(STRICTNESS).toSorted());
      const rules: Record<string, { read: (value: unknown) => unknown }> = STRICTNESS;
      for (const [key, value] of Object.entries(pack))
        expect([key, rules[key]?.read(value)]).toEqual([key, value]);
    }
  });

  test('are found by market in any case; an unknown market plays by the default', () => {
    expect(rulePackFor('se')).toBe(RULE_PACKS.se);
    expect(rulePackFor('GB')).toBe(RULE_PACKS.gb);
    for (const nobody of [
      '',
      'xx',
      ' gb',
      '__proto__',
      'toString',
      'constructor',
      null,
      undefined,
      7,
      {},
      ['gb'],
    ]) {
      expect(rulePackFor(nobody)).toBe(RULE_PACKS.default);
    }
  });

  test('are never looser than the default, wherever the two can be compared', () => {
    const otherwise = new Set(['market', 'breakLengths', 'exclusionLengths', 'exclusionMinimumMonths']);
    const rules: Record<string, { asStrict: (value: never, base: never) => boolean }> = STRICTNESS;
    for (const market of MARKETS) {
      const looser = Object.entries(RULE_PACKS[market]).filter(([key, value]) => {
        const base: Record<string, unknown> = RULE_PACKS.default;
        return !otherwise.has(key) && !rules[key]?.asStrict(value as never, base[key] as never);
      });
      expect([market, looser]).toEqual([market, []]);
    }
  });
});

describe('the numbers of markets.md', () => {
  const day = { default: 24, gb: 24, mt: 24, cw: 168, nl: 168, on: 24, se: 72, de: 168 };

  test('a raised limit waits so many hours, in Sweden also for the end of its period', () => {
    expect(across('coolingOffHours')).toEqual(day);
    expect(MARKETS.filter((market) => RULE_PACKS[market].raiseNotBefore === 'period-end')).toEqual(['se']);
  });

  test('a bet limit changes once an hour, and a raise waits as other limits do where a market has its own [LIM-02]', () => {
    expect(new Set(Object.values(across('betLimitChangeHours')))).toEqual(new Set([1]));
    expect(across('betLimitRaiseHours')).toEqual({ ...day, default: 0 });
    expect(MARKETS.filter((market) => RULE_PACKS[market].betLimitLowering === 'at-once')).toEqual(['gb']);
  });

  test('limits before play, and what they start at', () => {
    expect(across('limitsBeforePlay')).toEqual({
      default: 'optional',
      gb: 'prompted',
      mt: 'optional',
      cw: 'optional',
      nl: 'mandatory',
      on: 'prompted',
      se: 'mandatory',
      de: 'mandatory',
    });
    expect(MARKETS.filter((market) => RULE_PACKS[market].limitsStartAt !== null)).toEqual(['nl']);
    expect(RULE_PACKS.nl.limitsStartAt).toBe(0);
    expect(RULE_PACKS.gb).toMatchObject({ limitReviewMonths: 6, limitReviewDeclinedMonths: 12 });
    expect(RULE_PACKS.nl.limitKinds).toEqual(['deposit', 'loss', 'bet', 'session', 'play-time', 'balance']);
    expect(RULE_PACKS.se.limitKinds).toEqual(['deposit', 'loss', 'bet', 'session', 'play-time']);
    expect(RULE_PACKS.default.limitKinds).toEqual(['deposit', 'loss', 'bet', 'session']);
    for (const market of MARKETS) {
      expect(RULE_PACKS[market].limitPeriods).toEqual(['daily', 'weekly', 'monthly']);
    }
  });

  /** The markets in which a thing is so. */
  const where = (is: (pack: RulePack) => boolean): Market[] =>
    MARKETS.filter((market) => is(RULE_PACKS[market]));

  test.each<[string, (pack: RulePack) => boolean, readonly Market[]]>([
    ['amounts are not suggested', (pack) => !pack.presetAmounts, ['gb', 'nl', 'se']],
    ['a withdrawal cannot be taken back', (pack) => !pack.withdrawalCancellation, ['gb']],
    ['the newsletter is ticked beforehand', (pack) => pack.newsletterPreTicked, ['default', 'cw']],
    ['no game plays by itself', (pack) => !pack.autoplay, ['gb', 'on', 'se', 'de']],
    ['no game is sped up', (pack) => !pack.quickPlay, ['gb']],
    ['slots run one at a time', (pack) => !pack.parallelSlots, ['gb', 'on', 'de']],
    ['a return below the stake is celebrated', (pack) => pack.celebrateAtOrBelowStake, []],
    ['the time played is always in sight', (pack) => pack.elapsedTime === 'always', ['gb']],
    ['the net result is always in sight', (pack) => pack.netPosition === 'always', ['gb', 'on']],
    ['a player is asked about all brands', (pack) => pack.askAllBrands, ['mt']],
    ['a reality check cannot be switched off', (pack) => pack.realityCheck === 'always', ['mt']],
    [
      'a reality check comes at 1 minute at the soonest',
      (pack) => pack.realityCheckMinMinutes === 1,
      MARKETS,
    ],
  ])('%s', (_, is, markets) => {
    expect(where(is)).toEqual(markets);
  });

  test('reality checks, idle time and pauses', () => {
    const said = (key: keyof RulePack) =>
      Object.fromEntries(Object.entries(across(key)).filter(([, value]) => value !== null));
    expect(said('realityCheckDefaultMinutes')).toEqual({ mt: 60, cw: 30 });
    expect(said('realityCheckMaxMinutes')).toEqual({ mt: 60 });
    expect(said('idleMinutesMax')).toEqual({ se: 2 });
    expect(said('pauseAfterMinutes')).toEqual({ de: 60 });
    expect(said('pauseMinutes')).toEqual({ de: 5 });
    expect(said('panicButtonHours')).toEqual({ de: 24 });
    expect(said('slotRoundSeconds')).toEqual({ gb: 2.5, on: 2.5, de: 5 });
    expect(said('otherRoundSeconds')).toEqual({ gb: 5 });
    expect(said('exclusionMinimumMonths')).toEqual({ gb: 6, cw: 12, nl: 6, on: 6, de: 3 });
    expect(said('exclusionLiftHours')).toEqual({ mt: 24 });
    expect(said('permanentExclusionLiftHours')).toEqual({ mt: 168 });
  });

  test('breaks and exclusions', () => {
    const defaults = RULE_PACKS.default;
    expect(defaults.breakLengths).toEqual(['1d', '3d', '1w', '10d']);
    expect(defaults.exclusionLengths).toEqual(['1h', '12h', '1d', '3d', '1w', '1m', 'months', 'permanent']);
    expect(across('breakLengths')).toMatchObject({
      gb: ['1d', '1w', '1m', '6w'],
      on: ['1d', '1w', '1m', '2m', '3m'],
      se: defaults.breakLengths,
    });
    expect(across('exclusionLengths')).toMatchObject({
      gb: ['6m', '1y', '5y'],
      mt: defaults.exclusionLengths,
      cw: ['1y', '3y', '5y', 'permanent'],
      nl: ['6m', '1y', 'months', 'permanent'],
      on: ['6m', '1y', '5y'],
      de: ['3m', '6m', '1y', 'months', 'permanent'],
    });
  });
});

test('every market is there for the compiler too', () => {
  expectTypeOf(RULE_PACKS).toEqualTypeOf<Readonly<Record<Market, Readonly<RulePack>>>>();
  expectTypeOf(rulePackFor).parameter(0).toBeUnknown();
});
