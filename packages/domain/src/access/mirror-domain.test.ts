import { describe, expect, expectTypeOf, test } from 'vitest';
import { type RegistrationAccess, type RegistrationReason, registrationAccess } from './mirror-domain.ts';
import type { DomainSettings, RegistrationConfig, TimeWindow } from '../settings/setting-schemas.ts';
import { parseSettings } from '../settings/settings.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const OFFICE = { from: '09:00', to: '17:00' };

function settings(
  timeWindows: readonly TimeWindow[],
  { country = 'DE' }: { country?: string } = {},
): DomainSettings {
  return { loginOff: false, registrationConfigs: [{ country, timeWindows }] };
}

function ask(
  mainDomainConfigs: DomainSettings | undefined,
  own: { now?: number; country?: string | null } = {},
) {
  return registrationAccess({
    host: 'casino.example',
    country: 'DE',
    now: NOON,
    deviceType: 'desktop',
    mirrorDomain: [],
    mainDomainConfigs,
    ...own,
  });
}

function at(hhmm: string, window: TimeWindow): string {
  return ask(settings([window]), { now: Date.parse(`2026-11-21T${hhmm}:00Z`) }).reason;
}

describe('the country', () => {
  test('without any config everybody may register [MIR-02]', () => {
    const free = { allowed: true, reason: 'no-config', domainId: null, changesAt: null };
    expect(ask(undefined)).toEqual({ ...free, loginOff: false });
    expect(ask({ loginOff: true, registrationConfigs: [] })).toEqual({ ...free, loginOff: true });
    expect(ask(undefined, { country: null }).reason).toBe('no-config');
  });

  test.each([['FR'], [null], [''], ['D']])('of %o has no config of its own: allowed [MIR-02]', (country) => {
    expect(ask(settings([{ from: 'x', to: 'y' }]), { country })).toEqual({
      allowed: true,
      reason: 'open',
      domainId: null,
      loginOff: false,
      changesAt: null,
    });
  });

  test('with a config but no window is refused [MIR-02]', () => {
    expect(ask(settings([]))).toMatchObject({ allowed: false, reason: 'country', changesAt: null });
  });

  test('is read in any case, spaces aside [MIR-02]', () => {
    expect(ask(settings([], { country: ' de ' })).reason).toBe('country');
    expect(ask(settings([]), { country: ' dE' }).reason).toBe('country');
  });

  test('with several configs has the windows of all of them [MIR-02]', () => {
    const configs: RegistrationConfig[] = [
      { country: 'DE', timeWindows: [{ from: '01:00', to: '02:00' }] },
      { country: 'FR', timeWindows: [{ from: 'never', to: 'never' }] },
      { country: 'de', timeWindows: [OFFICE] },
      { country: 'DE', timeWindows: [] },
    ];
    expect(ask({ loginOff: false, registrationConfigs: configs }).reason).toBe('open');
    expect(ask({ loginOff: false, registrationConfigs: configs }, { country: 'FR' }).reason).toBe(
      'malformed',
    );
  });

  test('of a config that settings could not read refuses everybody [MIR-02]', () => {
    const raw = { mainDomainConfigs: { registrationConfigs: [{ country: 'FR', timeWindows: [OFFICE] }, 5] } };
    const { mainDomainConfigs } = parseSettings(raw).settings;
    for (const country of ['FR', 'DE', null]) {
      expect(ask(mainDomainConfigs ?? undefined, { country })).toMatchObject({
        allowed: false,
        reason: 'malformed',
        changesAt: null,
      });
    }
  });
});

describe('a window', () => {
  test.each([
    ['08:59', 'window'],
    ['09:00', 'open'],
    ['16:59', 'open'],
    ['17:00', 'window'],
  ])('from 09:00 to 17:00 at %s UTC: %s [MIR-02]', (time, reason) => {
    expect(at(time, OFFICE)).toBe(reason);
  });

  test('opens and closes to the millisecond [MIR-02]', () => {
    const nine = Date.parse('2026-11-21T09:00:00Z');
    expect(ask(settings([OFFICE]), { now: nine - 1 })).toMatchObject({ reason: 'window', changesAt: nine });
    expect(ask(settings([OFFICE]), { now: nine }).reason).toBe('open');
    expect(ask(settings([OFFICE]), { now: nine + 8 * 3_600_000 - 1 })).toMatchObject({
      reason: 'open',
      changesAt: nine + 8 * 3_600_000,
    });
    expect(ask(settings([OFFICE]), { now: nine + 8 * 3_600_000 })).toMatchObject({
      reason: 'window',
      changesAt: nine + 24 * 3_600_000,
    });
  });

  test.each([
    ['21:59', 'window'],
    ['22:00', 'open'],
    ['23:59', 'open'],
    ['00:00', 'open'],
    ['05:59', 'open'],
    ['06:00', 'window'],
  ])('from 22:00 to 06:00 crosses midnight; at %s: %s [MIR-02]', (time, reason) => {
    expect(at(time, { from: '22:00', to: '06:00' })).toBe(reason);
  });

  test('with equal ends is open the whole day, for ever [MIR-02]', () => {
    for (const time of ['00:00', '07:59', '08:00', '08:01', '23:59'])
      expect(at(time, { from: '08:00', to: '08:00' })).toBe('open');
    expect(ask(settings([{ from: '08:00', to: '08:00' }])).changesAt).toBeNull();
  });

  test.each(['24:00', '9:00', '09:60', '0900', ''])('may not end at %o, which is no time [MIR-02]', (to) => {
    expect(at('12:00', { from: '00:00', to })).toBe('malformed');
  });

  test.each([
    { from: '08:00', to: '20:00', deviceType: null, zone: null },
    { from: '08:00', to: '20:00' },
  ])('names no device and no zone: %o is open for every device, in UTC [MIR-02]', (window) => {
    expect(at('12:00', window)).toBe('open');
    expect(at('20:00', window)).toBe('window');
  });

  test('is read in the zone it names [MIR-02]', () => {
    const kathmandu = { from: '09:00', to: '17:00', zone: 'Asia/Kathmandu' };
    expect(at('03:14', kathmandu)).toBe('window');
    expect(at('03:15', kathmandu)).toBe('open');
    expect(at('11:14', kathmandu)).toBe('open');
    expect(at('11:15', kathmandu)).toBe('window');
  });

  test.each([
    { from: '', to: '' },
    { from: '9:00', to: '17:00' },
    { from: '09:00', to: '17:60' },
    { from: '09:00', to: '24:01' },
    { from: '25:00', to: '17:00' },
    { from: '09:00:00', to: '17:00' },
    { from: '09:00', to: '17:00Z' },
    { from: ' 09:00', to: '17:00' },
    { from: '09.00', to: '17.00' },
    { from: 'nine', to: 'five' },
    { from: '-1:00', to: '17:00' },
    { from: '٠٩:٠٠', to: '١٧:٠٠' },
    { ...OFFICE, zone: 'Mars/Olympus' },
    { ...OFFICE, zone: '' },
    { ...OFFICE, zone: '__proto__' },
    { ...OFFICE, deviceType: 'watch' },
    { ...OFFICE, deviceType: 'Mobile' },
    { ...OFFICE, deviceType: '' },
    { ...OFFICE, deviceType: 'toString' },
  ])('that reads %o refuses its country, open ones beside it or not [MIR-02]', (window) => {
    expect(ask(settings([window]))).toMatchObject({ allowed: false, reason: 'malformed', changesAt: null });
    expect(ask(settings([OFFICE, window])).reason).toBe('malformed');
    expect(ask(settings([window]), { country: 'FR' }).reason).toBe('open');
  });
});

test('an instant that is no number is a mistake of the caller', () => {
  expect(() => ask(settings([OFFICE]), { now: Number.NaN })).toThrow(RangeError);
});

test('the answer has the shape others build on', () => {
  expectTypeOf(registrationAccess).returns.toEqualTypeOf<RegistrationAccess>();
  expectTypeOf<RegistrationReason>().toEqualTypeOf<
    'open' | 'no-config' | 'country' | 'window' | 'device' | 'malformed'
  >();
  expectTypeOf<RegistrationAccess['changesAt']>().toEqualTypeOf<number | null>();
});

test.each([
  ['a config without windows', [{ country: 'DE' }]],
  ['windows that are none', [{ country: 'DE', timeWindows: null }]],
  ['a window that is none', [{ country: 'DE', timeWindows: [null] }]],
  ['a country that is none', [{ country: 5, timeWindows: [] }]],
])('%s refuses, and takes nothing down [MIR-02]', (_, registrationConfigs) => {
  const raw: unknown = { loginOff: false, registrationConfigs };
  expect(ask(raw as DomainSettings)).toMatchObject({ allowed: false, reason: 'malformed' });
});
