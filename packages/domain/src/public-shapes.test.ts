import { expectTypeOf, test } from 'vitest';
import { countdown, nextBoundary } from './rewards/accumulator.ts';
import {
  depositMessage,
  bonusMessage,
  betLimitMessage,
  type BetLimitMessage,
  type BonusMessage,
  type DepositMessage,
} from './errors/errors.ts';
import { CRYPTO_DIGITS, formatMoney, type MoneyFormatInput } from './money/money.ts';
import { resolvePath, type Navigation, type PageKey, type PageOverride } from './pages/page-paths.ts';
import { defaultDateOfBirth, lockedFields, type LockableField } from './account/profile.ts';
import {
  buildDemoCalendar,
  buildRakebackCalendar,
  claimRequest,
  type CalendarCell,
  type RakebackDay,
} from './rewards/rakeback-calendar.ts';
import { isSelfExcluded, type UserLimit } from './safer-play/self-exclusion.ts';
import { inactivityMinutes, type LOGOUT_REASONS } from './session/session.ts';
import type { readTracking, TrackingName } from './tracking/tracking.ts';
import { isEmailKey, isPlaceholderEmail } from './fields/validation.ts';

type Moment = { now: number; zone: string };

test('a cell of the calendar has these fields and no others', () => {
  expectTypeOf<CalendarCell>().toEqualTypeOf<{
    date: string;
    weekday: number;
    month: number;
    ended: boolean;
    today: boolean;
    future: boolean;
    showButton: boolean;
    bonus: RakebackDay | null;
    amount: number;
    bonusId: string | null;
    paidAt: string | number | null;
    state: 'locked' | 'empty' | 'claimable' | 'last-chance' | 'claimed' | 'missed';
  }>();
});

test('the calendars take days, the instant and the zone, and give cells', () => {
  expectTypeOf(buildRakebackCalendar).toEqualTypeOf<
    (asked: { days: readonly RakebackDay[]; now: number; zone: string; signedIn: boolean }) => CalendarCell[]
  >();
  expectTypeOf(buildDemoCalendar).toEqualTypeOf<
    (asked: { now: number; zone: string; seed: number }) => CalendarCell[]
  >();
  expectTypeOf(claimRequest).returns.toEqualTypeOf<{
    query: { timeZone: string; customerDate: string; bonusId: string };
    body: { bonusId: string; claimDate: string; customerDate: string };
  }>();
});

test('the accumulator gives an instant, and minutes and seconds', () => {
  expectTypeOf(nextBoundary).toEqualTypeOf<(asked: Moment) => number>();
  expectTypeOf(countdown).toEqualTypeOf<
    (asked: Moment) => { minutes: number; seconds: number; totalSeconds: number }
  >();
});

test('money is always a text', () => {
  expectTypeOf(formatMoney).toEqualTypeOf<(money: MoneyFormatInput) => string>();
  expectTypeOf<MoneyFormatInput>().toEqualTypeOf<{
    amount: number | string;
    currency: string;
    locale: string;
    crypto: boolean;
  }>();
  expectTypeOf(CRYPTO_DIGITS).toExtend<number>();
});

test('a link is an address and how it opens', () => {
  expectTypeOf(resolvePath).returns.toEqualTypeOf<{ href: string; shallow: boolean; external: boolean }>();
  expectTypeOf<{
    key: PageKey;
    navigation: Navigation;
    overrides: readonly PageOverride[];
    variant: 'design' | null;
  }>().toExtend<Parameters<typeof resolvePath>[0]>();
});

test('tracking names what counts, what to keep and what to drop', () => {
  type Read = ReturnType<typeof readTracking>;
  expectTypeOf<Read['values']>().toEqualTypeOf<{ cpnc?: string; mkt?: string; pid?: string }>();
  expectTypeOf<Read['store']>().toEqualTypeOf<{
    [name in TrackingName]?: { value: string; expiresAt: number };
  }>();
  expectTypeOf<Read['remove']>().toEqualTypeOf<('cpnc' | 'mkt' | 'pid')[]>();
  expectTypeOf<Read['search']>().toEqualTypeOf<string>();
  expectTypeOf<keyof Read>().toEqualTypeOf<'values' | 'store' | 'remove' | 'search'>();
});

test('sessions, exclusions and profiles answer plainly', () => {
  expectTypeOf(inactivityMinutes).toEqualTypeOf<(setting: unknown) => number>();
  expectTypeOf<(typeof LOGOUT_REASONS)['length']>().toEqualTypeOf<8>();
  expectTypeOf(isSelfExcluded).toEqualTypeOf<
    (asked: { userLimit: UserLimit | null; now: number; zone: string }) => boolean
  >();
  expectTypeOf(lockedFields).returns.toEqualTypeOf<readonly LockableField[]>();
  expectTypeOf(defaultDateOfBirth).toEqualTypeOf<(asked: Moment) => string>();
  expectTypeOf(isEmailKey).toEqualTypeOf<(key: string) => boolean>();
  expectTypeOf(isPlaceholderEmail).toEqualTypeOf<(email: string | null | undefined) => boolean>();
});

test('a code leads to the id of a message, whatever it is', () => {
  expectTypeOf(bonusMessage).toEqualTypeOf<(code: unknown) => BonusMessage | 'error.general'>();
  expectTypeOf(depositMessage).toEqualTypeOf<(code: unknown) => DepositMessage | 'error.general'>();
  expectTypeOf(betLimitMessage).toEqualTypeOf<(code: unknown) => BetLimitMessage | 'error.general'>();
});
