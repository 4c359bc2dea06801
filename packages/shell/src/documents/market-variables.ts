import type { DocumentVariables } from '@baize/domain/documents';
import type { Locale } from '@baize/domain/locales';
import type { RulePack, TimeSpan } from '@baize/domain/rule-packs';
import { intlLocale } from '@baize/i18n/intl-locale';

const UNITS = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year' } as const;
const SPAN = /^(\d+)([hdwmy])$/;

/** Above two days a wait is read in days. */
const HOURS_READ_AS_HOURS = 48;

/** A fact without words of its own: the line that names it stands where the rule holds. */
const holdsIf = (holds: boolean): '' | null => (holds ? '' : null);

/**
 * What documents may say about the rules of the brand's market, in the document's language: lengths of time with their
 * unit, and empty facts that keep a line to the markets it is true in.
 */
export function marketVariables({
  pack,
  locale,
}: {
  pack: Readonly<RulePack>;
  locale: Locale;
}): DocumentVariables {
  const { betLimitRaiseHours, exclusionLengths, exclusionLiftHours, panicButtonHours } = pack;
  const permanentLiftHours = pack.permanentExclusionLiftHours;
  return {
    'raise-wait': waitText(pack.coolingOffHours, locale),
    'raise-after-period': holdsIf(pack.raiseNotBefore === 'period-end'),
    'limits-first': holdsIf(pack.limitsBeforePlay === 'mandatory'),
    'bet-lowering-hourly': holdsIf(pack.betLimitLowering === 'after-interval'),
    'bet-lowering-at-once': holdsIf(pack.betLimitLowering === 'at-once'),
    'bet-raise-hourly': holdsIf(betLimitRaiseHours === 0),
    'bet-raise-wait': betLimitRaiseHours === 0 ? null : waitText(betLimitRaiseHours, locale),
    breaks: spansText(pack.breakLengths, locale),
    exclusions: spansText(exclusionLengths, locale),
    'exclusion-months': exclusionLengths.includes('months') ? String(pack.exclusionMinimumMonths ?? 1) : null,
    'exclusion-permanent': holdsIf(exclusionLengths.includes('permanent')),
    'exclusion-fixed': holdsIf(exclusionLiftHours === null),
    'exclusion-lift-wait': exclusionLiftHours === null ? null : waitText(exclusionLiftHours, locale),
    'permanent-exclusion-lift-wait':
      permanentLiftHours === null ? null : waitText(permanentLiftHours, locale),
    'panic-wait': panicButtonHours === null ? null : waitText(panicButtonHours, locale),
  };
}

function waitText(hours: number, locale: Locale): string {
  const inDays = hours > HOURS_READ_AS_HOURS && hours % 24 === 0;
  return inDays ? lengthText(hours / 24, 'day', locale) : lengthText(hours, 'hour', locale);
}

/** The lengths that are a number of a unit, joined by "or", in English as British print does; null where there is none. */
function spansText(spans: readonly TimeSpan[], locale: Locale): string | null {
  const texts = spans.flatMap((span) => {
    const [, count, letter] = SPAN.exec(span) ?? [];
    return isUnit(letter) ? [lengthText(Number(count), UNITS[letter], locale)] : [];
  });
  return texts.length === 0
    ? null
    : new Intl.ListFormat(intlLocale(locale === 'en' ? 'en-GB' : locale), { type: 'disjunction' }).format(
        texts,
      );
}

function isUnit(letter: string | undefined): letter is keyof typeof UNITS {
  return letter !== undefined && Object.hasOwn(UNITS, letter);
}

function lengthText(count: number, unit: (typeof UNITS)[keyof typeof UNITS], locale: Locale): string {
  return new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}
