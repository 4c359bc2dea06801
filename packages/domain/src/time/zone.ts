import { addDays, dateToUtc, utcToDate } from './calendar-date.ts';

export { addDays, isDate, isoWeekday } from './calendar-date.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KNOWN_ZONES_AT_MOST = 1000;

type Segment = { from: number; to: number; offset: number };

const UTC = clockOf('UTC');
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

/** An empty or absent zone would mean the machine's own to Intl: it reads as UTC, like an unknown one. */
function clock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  if (typeof zone !== 'string' || zone === '') return UTC;
  try {
    const made = clockOf(zone);
    if (clocks.size >= KNOWN_ZONES_AT_MOST) clocks.clear();
    clocks.set(zone, made);
    return made;
  } catch {
    return UTC;
  }
}

/** Tells whether a time zone name is one the platform's rules can be read in. */
export function isZone(zone: unknown): zone is string {
  return typeof zone === 'string' && (clock(zone) !== UTC || zone === 'UTC');
}

/** Gives the zone itself, or UTC for a name nobody knows: a wrong zone never takes a page down. */
export function knownZone(zone: unknown): string {
  return isZone(zone) ? zone : 'UTC';
}

/**
 * Gives how far a zone's wall clock is ahead of UTC at an instant, in milliseconds;
 * exact to the second, as zones before standard time need. Throws RangeError for an instant that is no number.
 */
export function offsetMs({ instant, zone }: { instant: number; zone: string }): number {
  const second = Math.floor(instant / 1000) * 1000;
  const at: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const part of clock(zone).formatToParts(second)) at[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = at;
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

/** Gives how far a zone's wall clock is ahead of UTC at an instant, in minutes (330 in Kolkata, -210 in St John's). */
export function offsetMinutes({ instant, zone }: { instant: number; zone: string }): number {
  return offsetMs({ instant, zone }) / MINUTE;
}

/** Gives the calendar date a player in this zone lives at an instant. An unknown zone reads as UTC. */
export function localDate({ instant, zone }: { instant: number; zone: string }): string {
  return utcToDate(Math.floor(instant) + offsetMs({ instant, zone }));
}

/**
 * Finds the first instant in (from, to] at which a zone's clock is no longer set as at `from`. The caller knows that it
 * is set otherwise at `to`; both are epoch ms without fractions.
 */
export function offsetChange({ from, to, zone }: { from: number; to: number; zone: string }): number {
  const before = offsetMs({ instant: from, zone });
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (offsetMs({ instant: middle, zone }) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** No zone has ever changed its clock and back within six hours. */
function segmentsAround(midnight: number, zone: string): Segment[] {
  const step = 6 * HOUR;
  const end = midnight + 3 * DAY;
  const segments: Segment[] = [];
  let from = midnight - 2 * DAY;
  let offset = offsetMs({ instant: from, zone });
  for (let instant = from + step; instant <= end; instant += step) {
    const next = offsetMs({ instant, zone });
    if (next === offset) continue;
    const change = offsetChange({ from: instant - step, to: instant, zone });
    segments.push({ from, to: change, offset });
    from = change;
    offset = next;
  }
  segments.push({ from, to: end, offset });
  return segments;
}

/**
 * Gives the first instant of a local day: usually 00:00, later where clocks skip midnight (Cairo, Havana, Beirut,
 * Azores, Santiago). A day the zone never had (Apia, 2011-12-30) starts where the day after it does, and so is
 * empty. Throws RangeError for no date; an unknown zone reads as UTC.
 */
export function startOfDay({ date, zone }: { date: string; zone: string }): number {
  const midnight = dateToUtc(date);
  const segments = segmentsAround(midnight, zone);
  for (const { from, to, offset } of segments) {
    const start = Math.max(from, midnight - offset);
    if (start < to && start + offset < midnight + DAY) return start;
  }
  const later = segments.find(({ from, offset }) => from + offset >= midnight + DAY);
  return later ? later.from : startOfDay({ date: addDays(date, 1), zone });
}

/**
 * Gives the place in a zone's name as a person would say it: `Europe/Amsterdam` is Amsterdam, `Etc/GMT+5` is
 * UTC-5 (the name's sign is the other way round), an unknown zone UTC.
 */
export function zoneCity(zone: string): string {
  const known = knownZone(zone);
  const fixed = /^(?:Etc\/)?GMT([+-])(\d{1,2})$/.exec(known);
  if (fixed) return Number(fixed[2]) === 0 ? 'UTC' : `UTC${fixed[1] === '+' ? '-' : '+'}${Number(fixed[2])}`;
  if (/^[+-]/.test(known)) return `UTC${known}`;
  if (/^(?:Etc\/)?(?:UTC|UCT|GMT|GMT0|Greenwich|Zulu|Universal)$/.test(known)) return 'UTC';
  return (known.split('/').at(-1) ?? known).replaceAll('_', ' ');
}
