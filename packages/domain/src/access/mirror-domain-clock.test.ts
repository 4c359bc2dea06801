import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { DEVICE_TYPES, type DeviceType } from '../web/device.ts';
import { registrationAccess, registrationOpening } from './mirror-domain.ts';
import type { TimeWindow } from '../settings/setting-schemas.ts';
import { RUNS } from '../testing/runs.ts';
import { ALL_ZONES, zonedInstants } from '../testing/zones.ts';

const MINUTE = 60_000;

function question(
  timeWindows: readonly TimeWindow[],
  now: number | string,
  deviceType: DeviceType = 'desktop',
) {
  return {
    host: 'casino.example',
    country: 'DE',
    now: typeof now === 'number' ? now : Date.parse(now),
    deviceType,
    mirrorDomain: [],
    mainDomainConfigs: { loginOff: false, registrationConfigs: [{ country: 'DE', timeWindows }] },
  };
}

function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString().replace(':00.000', '');
}

/** What holds and what comes next, told by luxon's reading of the wall clock. */
function reasonByLuxon(windows: readonly TimeWindow[], instant: number, deviceType: DeviceType): string {
  const open = windows.filter(({ from, to, zone }) => {
    const clock = DateTime.fromMillis(instant, { zone: zone ?? 'UTC' }).toFormat('HH:mm');
    if (from === to) return true;
    return from < to ? clock >= from && clock < to : clock >= from || clock < to;
  });
  if (open.length === 0) return 'window';
  const fits = open.some((window) => [null, 'all', deviceType].includes(window.deviceType ?? null));
  return fits ? 'open' : 'device';
}

describe('the device', () => {
  const mobile: TimeWindow = { from: '09:00', to: '17:00', deviceType: 'mobile' };
  const everyone: TimeWindow = { from: '12:00', to: '13:00', deviceType: 'all' };
  const nobody: TimeWindow = { from: '00:00', to: '01:00' };

  test.each([
    ['mobile', '10:00', 'open'],
    ['desktop', '10:00', 'device'],
    ['tablet', '10:00', 'device'],
    ['desktop', '12:00', 'open'],
    ['tablet', '00:30', 'open'],
    ['mobile', '08:00', 'window'],
    ['desktop', '08:00', 'window'],
  ] as const)('%s at %s: %s [MIR-02]', (device, time, reason) => {
    const asked = question([mobile, everyone, nobody], `2026-11-21T${time}:00Z`, device);
    expect(registrationAccess(asked).reason).toBe(reason);
  });

  test('that is refused learns when it may itself, not when another may [MIR-04]', () => {
    const asked = question([mobile, everyone], '2026-11-21T08:00:00Z');
    expect(isoOf(registrationAccess(asked).changesAt)).toBe('2026-11-21T12:00Z');
    expect(isoOf(registrationOpening(asked).opensAt)).toBe('2026-11-21T12:00Z');
    expect(registrationOpening(asked).devices).toEqual([]);
    expect(registrationOpening(question([mobile], '2026-11-21T10:00:00Z'))).toEqual({
      devices: ['mobile'],
      opensAt: null,
    });
  });

  test('that may register now has nothing to wait for [MIR-04]', () => {
    const opening = registrationOpening(question([everyone], '2026-11-21T12:30:00Z'));
    expect(opening).toEqual({ devices: ['desktop', 'tablet', 'mobile'], opensAt: null });
  });

  test('cannot help where the country is refused, and does not matter where it is free [MIR-04]', () => {
    const refused = question([], '2026-11-21T12:30:00Z');
    expect(registrationOpening(refused)).toEqual({ devices: [], opensAt: null });
    expect(registrationOpening(question([{ from: '', to: '' }], 0))).toEqual({ devices: [], opensAt: null });
    expect(registrationOpening({ ...refused, country: 'FR' }).devices).toEqual(DEVICE_TYPES);
    expect(registrationOpening({ ...refused, mainDomainConfigs: null }).devices).toEqual(DEVICE_TYPES);
  });
});

describe('where clocks change', () => {
  test.each([
    ['02:15–02:45 is skipped in spring', '02:15', '02:45', '2026-03-28T12:00:00Z', '2026-03-30T00:15Z'],
    [
      '02:30–04:00 opens as the clock jumps into it',
      '02:30',
      '04:00',
      '2026-03-28T12:00:00Z',
      '2026-03-29T01:00Z',
    ],
    [
      '01:00–02:30 closes as the clock jumps over its end',
      '01:00',
      '02:30',
      '2026-03-29T00:30:00Z',
      '2026-03-29T01:00Z',
    ],
    ['02:15–02:45 opens in autumn', '02:15', '02:45', '2026-10-24T12:00:00Z', '2026-10-25T00:15Z'],
    ['02:15–02:45 opens a second time', '02:15', '02:45', '2026-10-25T00:50:00Z', '2026-10-25T01:15Z'],
    ['03:00–04:00 waits for the second three', '03:00', '04:00', '2026-10-25T00:30:00Z', '2026-10-25T02:00Z'],
    [
      '02:30–03:00 closes as the clock falls back',
      '02:30',
      '03:00',
      '2026-10-25T00:40:00Z',
      '2026-10-25T01:00Z',
    ],
  ])('%s [MIR-02]', (_, from, to, now, changesAt) => {
    const windows = [{ from, to, zone: 'Europe/Berlin' }];
    expect(isoOf(registrationAccess(question(windows, now)).changesAt)).toBe(changesAt);
  });

  test('two zones that share a day part where one of them changes its clock, months ahead [MIR-02]', () => {
    const windows = [
      { from: '00:00', to: '12:00', zone: 'Europe/London' },
      { from: '12:00', to: '00:00' },
    ];
    const winter = registrationAccess(question(windows, '2026-11-21T12:00:00Z'));
    expect([winter.reason, isoOf(winter.changesAt)]).toEqual(['open', '2027-03-28T11:00Z']);
    const never = windows.map(({ from, to }) => ({ from, to }));
    expect(registrationAccess(question(never, '2026-11-21T12:00:00Z')).changesAt).toBeNull();
  });

  test('two zones that change theirs on one day each do so at their own hour [MIR-02]', () => {
    const windows = [
      { from: '02:30', to: '04:00', zone: 'America/New_York' },
      { from: '12:00', to: '13:00', zone: 'America/Chicago' },
    ];
    for (const order of [windows, windows.toReversed()]) {
      const { changesAt } = registrationAccess(question(order, '2026-03-08T00:00:00Z'));
      expect(isoOf(changesAt)).toBe('2026-03-08T07:00Z');
    }
  });

  test('a day the zone never had does not hold the window up [MIR-02]', () => {
    const windows = [{ from: '09:00', to: '10:00', zone: 'Pacific/Apia' }];
    const access = registrationAccess(question(windows, '2011-12-29T20:00:00Z'));
    expect(isoOf(access.changesAt)).toBe('2011-12-30T19:00Z');
  });
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 1, 15, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const deviceTypes = fc.constantFrom<DeviceType>(...DEVICE_TYPES);

function windowIn(zones: fc.Arbitrary<string>): fc.Arbitrary<TimeWindow> {
  return fc.record(
    { from: time, to: time, zone: zones, deviceType: fc.constantFrom('all', ...DEVICE_TYPES) },
    { requiredKeys: ['from', 'to'] },
  );
}

const stories = zonedInstants.chain(({ zone, now }) => {
  const zones = fc.oneof({ arbitrary: fc.constant(zone), weight: 3 }, fc.constantFrom(...ALL_ZONES));
  return fc.record({
    now: fc.constant(now),
    windows: fc.array(windowIn(zones), { minLength: 1, maxLength: 3 }),
    deviceType: deviceTypes,
  });
});

test('the reason is the wall clock’s, and the answer turns at that instant and not before [MIR-02] [MIR-03]', () => {
  fc.assert(
    fc.property(stories, ({ now, windows, deviceType }) => {
      const told = (instant: number) => reasonByLuxon(windows, instant, deviceType);
      const { reason, allowed, changesAt } = registrationAccess(question(windows, now, deviceType));
      expect(reason).toBe(told(now));
      expect(allowed).toBe(reason === 'open');
      const end = Math.min(changesAt ?? Infinity, now + 2 * 24 * 60 * MINUTE);
      for (let minute = Math.ceil(now / MINUTE) * MINUTE; minute < end; minute += 7 * MINUTE)
        expect(told(minute) === 'open').toBe(allowed);
      if (changesAt === null) return;
      expect(changesAt).toBeGreaterThan(now);
      expect(told(changesAt) === 'open').toBe(!allowed);
      expect(told(changesAt - 1) === 'open').toBe(allowed);
    }),
    { ...RUNS, numRuns: RUNS.numRuns / 2 },
  );
});

test('what opens for a device opens at that instant and not before [MIR-04]', () => {
  fc.assert(
    fc.property(stories, ({ now, windows, deviceType }) => {
      const told = (instant: number, device: DeviceType = deviceType) =>
        reasonByLuxon(windows, instant, device);
      const { devices, opensAt } = registrationOpening(question(windows, now, deviceType));
      expect(devices).toEqual(DEVICE_TYPES.filter((device) => told(now, device) === 'open'));
      const fits = windows.some((window) => [null, 'all', deviceType].includes(window.deviceType ?? null));
      expect(opensAt === null).toBe(told(now) === 'open' || !fits);
      if (opensAt === null) return;
      expect(told(opensAt)).toBe('open');
      expect(told(opensAt - 1)).not.toBe('open');
      for (let minute = Math.ceil(now / MINUTE) * MINUTE; minute < opensAt; minute += 17 * MINUTE)
        expect(told(minute)).not.toBe('open');
    }),
    { ...RUNS, numRuns: RUNS.numRuns / 2 },
  );
});
