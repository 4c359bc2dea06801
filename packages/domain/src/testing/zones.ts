import * as fc from 'fast-check';
import { DateTime } from 'luxon';

/** Zones whose clocks do what rules forget: no midnight, odd offsets, half-hour shifts, both ends of the date line. */
const HARD_ZONES = [
  'UTC',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Asuncion',
  'America/Havana',
  'America/New_York',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Pyongyang',
  'Asia/Tehran',
  'Atlantic/Azores',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Etc/GMT+12',
  'Etc/GMT-14',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Niue',
];

/** Every zone this machine knows. */
export const ALL_ZONES = [...new Set([...HARD_ZONES, ...Intl.supportedValuesOf('timeZone')])];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function offset(zone: string, instant: number): number {
  return DateTime.fromMillis(instant, { zone }).offset;
}

function changeBetween(zone: string, [from, to]: readonly [number, number]): number {
  let low = from;
  let high = to;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offset(zone, middle) === offset(zone, from)) low = middle;
    else high = middle;
  }
  return high;
}

const known = new Map<string, readonly number[]>();

/** The instants of a year at which a zone's clock is put forward or back, to the second. */
function clockChanges(zone: string, year: number): readonly number[] {
  const key = `${zone}/${year}`;
  const found = known.get(key);
  if (found) return found;
  const changes: number[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  for (let day = Date.UTC(year, 0, 1); day < end; day += 5 * DAY) {
    if (offset(zone, day) !== offset(zone, day + 5 * DAY)) {
      changes.push(changeBetween(zone, [day, day + 5 * DAY]));
    }
  }
  known.set(key, changes);
  return changes;
}

/** Midnights UTC at which months, years and leap days turn, and weeks of the longest ISO years. */
function turns(year: number): readonly number[] {
  const firsts = Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 1));
  return [
    ...firsts,
    Date.UTC(year, 1, 28),
    Date.UTC(year, 1, 29),
    Date.UTC(year, 11, 28),
    Date.UTC(year, 11, 31),
  ];
}

const zone = fc.oneof(fc.constantFrom(...HARD_ZONES), fc.constantFrom(...ALL_ZONES));
const year = fc.oneof(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 2008, max: 2038 }));
const nearby = fc.oneof(
  fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
  fc.constantFrom(-HOUR, -1800_000, -60_000, -1000, -1, 0, 1, 1000, 60_000, 1800_000, HOUR),
);

/** A zone and an instant where its clock changes, within three hours; a year without changes takes its turn. */
const atClockChange = fc.tuple(zone, year, fc.nat(), nearby).map(([zone, year, pick, delta]) => {
  const changes = clockChanges(zone, year);
  const base = changes[pick % Math.max(1, changes.length)] ?? Date.UTC(year, 0, 1);
  return { zone, now: base + delta };
});

/** A zone and an instant where its own calendar turns, within three hours. */
const atTurn = fc.tuple(zone, year, fc.nat(), nearby).map(([zone, year, pick, delta]) => {
  const days = turns(year);
  const midnight = days[pick % days.length] ?? 0;
  return { zone, now: midnight - offset(zone, midnight) * 60_000 + delta };
});

const anywhere = fc
  .tuple(zone, fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 11, 31) }))
  .map(([zone, now]) => ({ zone, now }));

/** Zones and instants, most of them where time is hard. */
export const zonedInstants = fc.oneof({ arbitrary: atClockChange, weight: 3 }, atTurn, anywhere);

function beside(instants: readonly number[]): readonly number[] {
  const besides = [-HOUR, -60_000, -1, 0, 1, 60_000, HOUR];
  return instants.flatMap((at) => besides.map((by) => at + by));
}

/** The instants at and just beside a year's clock changes of a zone. */
export function aroundChanges(zone: string, year: number): readonly number[] {
  return beside(clockChanges(zone, year));
}

/** A year's hard instants of a zone: each clock change and turn, and just beside it. */
export function hardInstants(zone: string, year: number): readonly number[] {
  const midnights = turns(year).map((midnight) => midnight - offset(zone, midnight) * 60_000);
  return beside([...clockChanges(zone, year), ...midnights]);
}
