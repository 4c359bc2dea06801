import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { looserFields, PackLoosenedError, RULE_PACKS, type RulePack, tightenPack } from '../rule-packs.ts';
import { looserThan, contradictoryRules } from '../../testing/pack-freedom.ts';
import { overrides, packs } from '../../testing/packs.ts';
import { RUNS } from '../../testing/runs.ts';

function attempt(pack: RulePack, override: Partial<RulePack>): RulePack | null {
  try {
    return tightenPack(pack, override);
  } catch (error) {
    if (error instanceof PackLoosenedError) return null;
    throw error;
  }
}

describe('a brand', () => {
  test('may tighten its market’s rules: the rest stays as it is', () => {
    const own = { coolingOffHours: 96, autoplay: false, limitsBeforePlay: 'mandatory' } as const;
    expect(tightenPack(RULE_PACKS.default, own)).toEqual({ ...RULE_PACKS.default, ...own });
    expect(tightenPack(RULE_PACKS.se, {})).toEqual(RULE_PACKS.se);
    expect(tightenPack(RULE_PACKS.se, { autoplay: undefined })).toEqual(RULE_PACKS.se);
  });

  test('may not loosen them, and hears every rule it tried to', () => {
    const own = { coolingOffHours: 24, autoplay: true, idleMinutesMax: 1, presetAmounts: true };
    const tighten = () => tightenPack(RULE_PACKS.se, own);
    expect(tighten).toThrow(RangeError);
    expect(tighten).toThrow(PackLoosenedError);
    expect(tighten).toThrow(
      "A brand may only tighten its market's rules; looser or unreadable: coolingOffHours, autoplay, presetAmounts",
    );
    expect(looserFields(RULE_PACKS.se, own)).toEqual(['coolingOffHours', 'autoplay', 'presetAmounts']);
    const error = new PackLoosenedError(['autoplay']);
    expect([error.name, error.fields]).toEqual(['PackLoosenedError', ['autoplay']]);
  });

  test('ends with rules that are never looser, or with none [LIM-01]', () => {
    fc.assert(
      fc.property(packs, overrides, (pack, override) => {
        const tightened = attempt(pack, override);
        expect(looserThan(pack, tightened ?? pack)).toEqual([]);
        const wished = { ...pack, ...override };
        const own = contradictoryRules(wished).filter((rule) => rule in override);
        const refused = [...new Set([...looserThan(pack, wished), ...own])].toSorted();
        expect(tightened === null).toBe(refused.length > 0);
        expect([...looserFields(pack, override)].toSorted()).toEqual(refused);
      }),
      RUNS,
    );
  });

  test('may not lengthen what also keeps a player from lowering a limit', () => {
    expect(looserFields(RULE_PACKS.default, { betLimitChangeHours: 8760 })).toEqual(['betLimitChangeHours']);
    expect(looserFields(RULE_PACKS.default, { betLimitChangeHours: 0 })).toEqual(['betLimitChangeHours']);
    expect(looserFields(RULE_PACKS.default, { betLimitRaiseHours: 24 })).toEqual([]);
  });

  test('may add lengths of exclusion, but none below the market’s least', () => {
    const { exclusionLengths } = RULE_PACKS.gb;
    expect(looserFields(RULE_PACKS.gb, { exclusionLengths: ['1h', ...exclusionLengths] })).toEqual([
      'exclusionLengths',
    ]);
    expect(looserFields(RULE_PACKS.gb, { exclusionLengths: [...exclusionLengths, 'permanent'] })).toEqual([]);
    expect(looserFields(RULE_PACKS.gb, { exclusionMinimumMonths: 12 })).toEqual(['exclusionMinimumMonths']);
  });

  test('may ask for a reality check or a pause only together with its length', () => {
    expect(looserFields(RULE_PACKS.default, { realityCheck: 'always' })).toEqual(['realityCheck']);
    expect(looserFields(RULE_PACKS.default, { realityCheck: 'always', realityCheckMaxMinutes: 60 })).toEqual(
      [],
    );
    expect(
      looserFields(RULE_PACKS.default, { realityCheck: 'always', realityCheckDefaultMinutes: 30 }),
    ).toEqual([]);
    expect(looserFields(RULE_PACKS.default, { pauseAfterMinutes: 60 })).toEqual(['pauseAfterMinutes']);
    expect(looserFields(RULE_PACKS.default, { pauseAfterMinutes: 60, pauseMinutes: 5 })).toEqual([]);
    expect(looserFields(RULE_PACKS.mt, { realityCheckMinMinutes: 1, realityCheckMaxMinutes: 0.5 })).toContain(
      'realityCheckMaxMinutes',
    );
  });

  test('that asks twice for the same rules has them as after the first time', () => {
    fc.assert(
      fc.property(packs, overrides, (pack, override) => {
        const once = attempt(pack, override);
        fc.pre(once !== null);
        expect(tightenPack(once, override)).toEqual(once);
      }),
      RUNS,
    );
  });

  test('may tighten in any order where both orders are allowed', () => {
    const both = fc.tuple(overrides, overrides);
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(RULE_PACKS)), both, (pack, [one, two]) => {
        const first = attempt(pack, one);
        const second = attempt(pack, two);
        const there = first && attempt(first, two);
        const back = second && attempt(second, one);
        fc.pre(there !== null && back !== null);
        expect(there).toEqual(back);
      }),
      RUNS,
    );
  });

  test('changes nothing it was given, and cannot change what it got', () => {
    const caps = [{ currency: 'EUR', fromAge: 18, amount: 1 }];
    const own = { stakeCaps: caps };
    const before = JSON.stringify(RULE_PACKS.nl);
    const tightened = tightenPack(RULE_PACKS.nl, own);
    expect([JSON.stringify(RULE_PACKS.nl), own, caps]).toEqual([before, { stakeCaps: caps }, caps]);
    expect([Object.isFrozen(tightened), Object.isFrozen(tightened.stakeCaps[0])]).toEqual([true, true]);
    expect([Object.isFrozen(own), Object.isFrozen(caps), Object.isFrozen(caps[0])]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test('a brand’s rules are some of a pack’s', () => {
  expectTypeOf<Partial<RulePack>>().toExtend<Parameters<typeof tightenPack>[1]>();
  expectTypeOf(tightenPack).returns.toEqualTypeOf<Readonly<RulePack>>();
});
