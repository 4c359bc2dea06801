import { readClockTime } from '../time/clock-time.ts';
import { DEVICE_TYPES, type DeviceType, isDeviceType } from '../web/device.ts';
import type { TimeWindow } from '../settings/setting-schemas.ts';
import { isZone, offsetChange, offsetMs } from '../time/zone.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ONE_ZONE = 4 * DAY;
const SEVERAL_ZONES = 731 * DAY;

/** A readable window: from and to in milliseconds of its zone's wall-clock day, and the devices it is open for. */
export type ParsedTimeWindow = { from: number; to: number; zone: string; devices: readonly DeviceType[] };

function readDevices(written: string): readonly DeviceType[] | null {
  if (written === 'all') return DEVICE_TYPES;
  return isDeviceType(written) ? [written] : null;
}

/**
 * Reads a time window of the settings: two `HH:mm` times (midnight is `00:00`), the zone UTC and every device unless it
 * names others. Null for what cannot be read: other times, a zone or device nobody knows.
 */
export function parseTimeWindow(window: TimeWindow | null | undefined): ParsedTimeWindow | null {
  const { from, to, zone: named, deviceType } = window ?? { from: '', to: '' };
  const zone = named ?? 'UTC';
  const start = readClockTime(from);
  const end = readClockTime(to);
  const devices = readDevices(deviceType ?? 'all');
  return start === null || end === null || devices === null || !isZone(zone)
    ? null
    : { from: start, to: end, zone, devices };
}

function dayTime(instant: number, zone: string): number {
  const local = instant + offsetMs({ instant, zone });
  return local - Math.floor(local / DAY) * DAY;
}

/**
 * Tells whether a window is open by its zone's wall clock: from inclusive, to exclusive, over midnight if need be. Equal
 * ends are the whole day: from that time on or before it.
 */
export function isOpen({ from, to, zone }: ParsedTimeWindow, instant: number): boolean {
  const time = dayTime(instant, zone);
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** The instants within the day to come at which a clock left as it is shows a window's start or end. */
function marksAfter(windows: readonly ParsedTimeWindow[], instant: number): number[] {
  return windows.flatMap(({ from, to, zone }) => {
    const time = dayTime(instant, zone);
    return [from, to].map((mark) => instant + ((mark - time + DAY - 1) % DAY) + 1);
  });
}

function clockChange(zones: readonly string[], { from, to }: { from: number; to: number }): number | null {
  const changes = zones
    .filter((zone) => offsetMs({ instant: from, zone }) !== offsetMs({ instant: to, zone }))
    .map((zone) => offsetChange({ from, to, zone }));
  return changes.length === 0 ? null : Math.min(...changes);
}

/**
 * Finds the first instant after `after` (epoch ms) at which something holds that hangs on these windows alone and does
 * not hold now, or null when it never does. As long as no clock is put forward or back each day is as the one before;
 * so only the starts, the ends and the clock changes are looked at: four days ahead in one zone, where every time of
 * day comes by, and two years where zones share a day, for the next summer time.
 */
export function findFirstInstant({
  windows,
  after,
  holds,
}: {
  windows: readonly ParsedTimeWindow[];
  after: number;
  holds: (instant: number) => boolean;
}): number | null {
  const zones = [...new Set(windows.map(({ zone }) => zone))];
  let from = Math.floor(after);
  const last = from + (zones.length === 1 ? ONE_ZONE : SEVERAL_ZONES);
  let marks = marksAfter(windows, from);
  while (from < last) {
    const change = clockChange(zones, { from, to: from + DAY });
    const end = change ?? from + DAY;
    const instants = [...marks.filter((mark) => mark <= end), end];
    const found = instants.toSorted((a, b) => a - b).find(holds);
    if (found !== undefined) return found;
    from = end;
    marks = change === null ? [] : marksAfter(windows, from);
  }
  return null;
}
